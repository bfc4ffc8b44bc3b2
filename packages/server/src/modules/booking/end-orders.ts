import type { CancelReason } from '@gangway/contract/booking/states.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/create-database.ts';
import { putAllInOutbox } from '../../platform/outbox/outbox.ts';
import { movePlaces, type Places } from './money/move-places.ts';

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
  const { rows: ended } = await sql<Places & { id: number; accountId: number | null }>`
    with held as materialized (
      select id from orders where id = any(${orderIds}::bigint[]) and status = 'unpaid' order by id for update
    )
    update orders o set status = ${end.status}, canceled_at = ${end.at}, cancel_reason = ${end.reason}, updated_at = ${end.at}
      from held where o.id = held.id
    returning o.id, o.account_id, o.sailing_id, o.room_type_id, o.units, o.people`.execute(tx);
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
  if (accountIds.length === 0) return;
  const event = { type: 'orders.changed' } as const;
  const owners = [...new Set(accountIds)].filter((id) => id !== null);
  const audiences = [{ staffOnly: true }, ...owners.map((accountId) => ({ accountId }))];
  await putAllInOutbox(
    tx,
    'live.event',
    audiences.map((audience) => ({ event, audience })),
  );
}
