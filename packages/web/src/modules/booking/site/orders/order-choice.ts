import type { Order } from '@gangway/contract/booking/schemas.ts';
import { showsTickets } from '@gangway/contract/booking/states.ts';
import { isUnpaid } from './orders-queries.ts';

/** Whether there is anything to do with an order together with others: pay, cancel, or save its tickets. */
export function canBeChosen(order: Order): boolean {
  return isUnpaid(order) || showsTickets(order.status);
}
