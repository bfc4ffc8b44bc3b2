import type { Order } from '@gangway/contract/booking/schemas.ts';
import { showsTickets } from '@gangway/contract/booking/states.ts';
import { isUnpaid } from './orders-queries.ts';

/** Whether there is anything to do with an order together with others: pay, cancel, or save its tickets. */
export function canBeChosen(order: Order): boolean {
  return isUnpaid(order) || showsTickets(order.status);
}

/** What can be done with orders of a list: chosen together, or one cancelled. */
export interface OrderChoice {
  chosen: ReadonlySet<number>;
  onChoose: (ids: readonly number[], on: boolean) => void;
  onCancel: (id: number) => void;
}
