import type { DeskMoney } from '@gangway/contract/core/desk-money.ts';
import type { ReceivedBy } from './record-payment.ts';

/** Where money that was taken at the desk lies: in the drawer, or with the company whose terminal took it. */
export function receivedAtDesk({ method, slipNo }: DeskMoney): ReceivedBy {
  return method === 'cash' ? { provider: 'cash' } : { provider: 'terminal', method, slipNo };
}
