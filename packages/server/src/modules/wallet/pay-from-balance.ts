import type { Tx } from '../../platform/database/create-database.ts';
import type { Transfer } from './ledger.store.ts';
import { moveMoney } from './move-money.ts';

export interface BalancePayment {
  accountId: number;
  amountSen: number;
  /** What is paid, or paid back; the same again moves nothing. */
  reference: string;
  reason?: string;
  operatorId: number | null;
  at: Date;
}

/** Pays out of a balance, in the transaction that uses the money; throws `wallet.short` when there is too little. */
export function payFromBalance(tx: Tx, { accountId, ...payment }: BalancePayment): Promise<Transfer> {
  return moveMoney(tx, { from: { accountId }, to: { house: 'sales' }, kind: 'orderPayment', ...payment });
}

/** Gives money that was paid back into a balance. */
export function returnToBalance(tx: Tx, { accountId, ...payment }: BalancePayment): Promise<Transfer> {
  return moveMoney(tx, { from: { house: 'sales' }, to: { accountId }, kind: 'refund', ...payment });
}
