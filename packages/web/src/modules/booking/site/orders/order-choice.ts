import type { Order } from '@gangway/contract/booking/schemas.ts';
import { showsTickets } from '@gangway/contract/booking/states.ts';
import { isUnpaid } from './orders-queries.ts';

/** Whether there is anything to do with an order together with others: pay, cancel, or save its tickets. */
export function canBeChosen(order: Order): boolean {
  return isUnpaid(order) || showsTickets(order.status);
}

/** The page on which orders are paid. */
export function payPath(orders: readonly Pick<Order, 'id'>[]): string {
  return `/pay?orders=${orders.map(({ id }) => id).join(',')}`;
}
