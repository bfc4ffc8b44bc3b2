import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import { hasDeparted } from '@gangway/contract/sailings/departure.ts';
import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { putEachInOutbox } from '../../platform/outbox/outbox.ts';
import { removeHolds } from '../sailings/index.ts';
import { claimPeople } from './claim-people.ts';
import { newsOfOrders } from './end-orders.ts';
import { stepOrders } from './step-orders.ts';

export interface PaidOrder {
  orderNo: string;
  paidSen: number;
  accountId: number | null;
}

/**
 * Marks an unpaid order as paid; null when it is not unpaid any more. The place is the order's own for as long as its hold
 * stands, even a second too long: nobody can have bought it before the hold was swept. Its people become its own now: it
 * throws when one of them was paid for in another order first, or when the ship has left or is out of service.
 */
export async function markPaid(tx: Tx, id: number, change: PaidChange, at: Date): Promise<PaidOrder | null> {
  await claimPeople(tx, [id]);
  await removeHolds(tx, [id]);
  await requireAshore(tx, id, at);
  const [paid] = await markHeldPaid(tx, [id], change, at);
  return paid ?? null;
}

type PaidChange = {
  method?: PaymentMethod;
  complimentaryReason?: string;
  totalSen?: number;
  paidSen?: number;
};

/** The same for orders whose people and holds this transaction has, and whose ships have not left; gives those that were unpaid. */
export async function markHeldPaid(
  tx: Tx,
  ids: readonly number[],
  change: PaidChange,
  at: Date,
): Promise<PaidOrder[]> {
  const paid = await stepOrders(tx, 'unpaid', 'paid')
    .set((eb) => ({
      ...change,
      paidSen: change.paidSen ?? change.totalSen ?? eb.ref('totalSen'),
      paidAt: at,
      updatedAt: at,
    }))
    .where('id', 'in', ids)
    .returning(['id', 'orderNo', 'paidSen', 'accountId'])
    .execute();
  if (paid.length > 0)
    await putEachInOutbox(tx, [
      ...paid.map(({ id }) => ({ topic: 'order.paid' as const, payload: { orderId: id } })),
      ...newsOfOrders(paid.map(({ accountId }) => accountId)),
    ]);
  return paid;
}

/** What says whether somebody can still come aboard. */
interface Ashore {
  status: SailingStatus;
  departsAt: Date;
  shipActive: boolean;
}

/** Whether a ship has left or is out of service: nobody comes aboard, whoever held a place. */
export function isGone(sailing: Ashore, now: Date): boolean {
  return !sailing.shipActive || hasDeparted(sailing, now);
}

/** Throws when the ship of an unpaid order is gone. */
async function requireAshore(tx: Tx, id: number, now: Date): Promise<void> {
  const { rows } = await sql<Ashore>`
    select s.status, s.departs_at, sh.status = 'active' as ship_active
      from orders o join sailings s on s.id = o.sailing_id join ships sh on sh.id = s.ship_id
     where o.id = ${id} and o.status = 'unpaid'`.execute(tx);
  if (rows.some((sailing) => isGone(sailing, now))) throw new AppError('booking.closed');
}
