import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import { claimPeople } from './claim-people.ts';
import { tellOrdersChanged } from './end-orders.ts';
import { stepOrders } from './step-orders.ts';
import { takeHolds } from './take-hold.ts';

export interface PaidOrder {
  orderNo: string;
  paidSen: number;
  accountId: number | null;
}

/**
 * Marks an unpaid order as paid; null when it is not unpaid any more. The place is the order's own for as long as its hold
 * stands, even a second too long: nobody can have bought it before the hold was swept. Its people become its own now: it
 * throws when one of them was paid for in another order first.
 */
export async function markPaid(
  tx: Tx,
  id: number,
  change: { method?: PaymentMethod; complimentaryReason?: string; totalSen?: number; paidSen?: number },
  at: Date,
): Promise<PaidOrder | null> {
  await claimPeople(tx, [id]);
  await takeHolds(tx, [id]);
  const paid = await stepOrders(tx, 'unpaid', 'paid')
    .set((eb) => ({
      ...change,
      paidSen: change.paidSen ?? change.totalSen ?? eb.ref('totalSen'),
      paidAt: at,
      updatedAt: at,
    }))
    .where('id', '=', id)
    .returning(['orderNo', 'paidSen', 'accountId'])
    .executeTakeFirst();
  if (!paid) return null;
  await putInOutbox(tx, 'order.paid', { orderId: id });
  await tellOrdersChanged(tx, [paid.accountId]);
  return paid;
}
