import type { OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { translate } from '#lib/i18n.ts';

/** How an order stands, in a sentence of the reader's language. */
export function orderNote(order: OrderWithTickets): string {
  const { status, refundedSen, toCollectSen } = order;
  if (status === 'canceled') return translate(`order.note.canceled.${whyCancelled(order)}`);
  if (status === 'refunded' && refundedSen === 0) return translate('order.note.refunded.none');
  if (status === 'refunded' && toCollectSen > 0)
    return translate('order.note.toCollect', { amount: formatMoney(toCollectSen) });
  return translate(`order.note.${status}`, { amount: formatMoney(refundedSen) });
}

/** Money that came too late was taken, so nobody may read that nothing was charged. */
function whyCancelled({ cancelReason, refunds }: OrderWithTickets) {
  return refunds.some(({ kind }) => kind === 'late') ? 'late' : (cancelReason ?? 'staff');
}
