import type { Order } from '@gangway/contract/booking/schemas.ts';
import { showsTickets } from '@gangway/contract/booking/states.ts';
import type { OwnPayment } from '@gangway/contract/payments/schemas.ts';

/**
 * What a decided payment came to. `gone` and `partly`: the places, or some of them, were sold before the money came.
 * `twice`: the orders had been paid in another way. `unpaid`, `over` and `settled`: nothing was charged, and the orders
 * wait, have ended, or are paid in another way.
 */
export type SettledOutcome =
  | 'paid'
  | 'gone'
  | 'partly'
  | 'twice'
  | 'refunded'
  | 'unpaid'
  | 'over'
  | 'settled';
type OrdersOutcome = 'settling' | SettledOutcome;

type Facts = Pick<Order, 'status' | 'refundedSen'>;

/** What a payment came to by how its orders stand; `settling` while the money is there and they do not know yet. */
export function ordersOutcome(
  { status, refundedSen }: Pick<OwnPayment, 'status' | 'refundedSen'>,
  orders: readonly Facts[],
): OrdersOutcome {
  const hasTickets = orders.some((order) => showsTickets(order.status));
  const hasUnpaid = orders.some((order) => order.status === 'unpaid');
  if (status !== 'paid') return hasUnpaid ? 'unpaid' : hasTickets ? 'settled' : 'over';
  const hasEnded = orders.some((order) => order.status === 'canceled');
  if (hasUnpaid || (hasEnded && refundedSen === 0)) return 'settling';
  if (hasEnded) return hasTickets ? 'partly' : 'gone';
  // What came back by a refund of the customer's own stands with the orders; more than that was never used.
  const knownSen = orders.reduce((sum, order) => sum + order.refundedSen, 0);
  if (refundedSen > knownSen) return 'twice';
  return hasTickets ? 'paid' : 'refunded';
}
