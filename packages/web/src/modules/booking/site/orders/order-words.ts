import type { Order } from '@gangway/contract/booking/schemas.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { translate } from '../../../../lib/i18n.ts';

/** How an order stands, in a sentence of the reader's language. */
export function orderNote(order: Order): string {
  if (order.status === 'canceled') return translate(`order.note.canceled.${order.cancelReason ?? 'staff'}`);
  return translate(`order.note.${order.status}`, { amount: formatMoney(order.refundedSen) });
}
