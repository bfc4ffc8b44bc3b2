import type { CancelReason } from '@gangway/contract/booking/states.ts';
import { sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { type OutboxEntry, putEachInOutbox } from '../../platform/outbox/outbox.ts';
import { movePlaces, type Places } from '../sailings/index.ts';
import { stepOrders } from './step-orders.ts';

/**
 * Ends unpaid orders and gives their places back. Their holds must have been taken away in this transaction before:
 * whoever has the hold has the order. Places of other things that end with them can be given back along. Returns those
 * ended. It ends with the counters, so whatever else the transaction does comes before.
 */
export async function endOrders(
  tx: Tx,
  orderIds: readonly number[],
  end: { status: 'canceled'; reason: CancelReason; at: Date },
  besides: readonly Places[] = [],
): Promise<number[]> {
  await sql`select from orders where id = ${anyOf(orderIds)} order by id for update`.execute(tx);
  const ended = await stepOrders(tx, 'unpaid', end.status)
    .set({ canceledAt: end.at, cancelReason: end.reason, updatedAt: end.at })
    .where('id', '=', anyOf(orderIds))
    .returning(['id', 'accountId', 'sailingId', 'roomTypeId', 'units', 'people'])
    .execute();
  await tellOrdersChanged(
    tx,
    ended.map((row) => row.accountId),
  );
  await movePlaces(tx, { give: [...ended, ...besides] });
  await sql`update tickets set live = false where order_id = any(${ended.map((row) => row.id)}::bigint[])`.execute(
    tx,
  );
  return ended.map((row) => row.id);
}

/** Lets the pages of their owners, and those of staff, ask again. */
export async function tellOrdersChanged(tx: Tx, accountIds: readonly (number | null)[]): Promise<void> {
  if (accountIds.length > 0) await putEachInOutbox(tx, newsOfOrders(accountIds));
}

/** The same, for whoever has more to put into the outbox. */
export function newsOfOrders(accountIds: readonly (number | null)[]): OutboxEntry[] {
  const event = { type: 'orders.changed' } as const;
  const owners = [...new Set(accountIds)].filter((id) => id !== null);
  return [{ staffOnly: true }, ...owners.map((accountId) => ({ accountId }))].map((audience) => ({
    topic: 'live.event',
    payload: { event, audience },
  }));
}
