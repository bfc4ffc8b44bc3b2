import type { OrderStatus, StepFrom } from '@gangway/contract/booking/states.ts';
import type { Tx } from '../../platform/database/create-database.ts';

/**
 * The one way an order's status changes: a step of the table in the contract, on condition that the order still stands where
 * the step begins. Whoever uses it says which orders, and looks at what came back: no row, and somebody else was first.
 */
export function stepOrders<From extends OrderStatus>(tx: Tx, from: From, to: StepFrom<From>) {
  const status: OrderStatus = to;
  return tx.updateTable('orders').set({ status }).where('status', '=', from);
}
