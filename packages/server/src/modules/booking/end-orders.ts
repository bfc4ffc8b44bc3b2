import type { CancelReason } from '@gangway/contract/booking/states.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/create-database.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import { stepOrders } from './step-orders.ts';

/**
 * Ends unpaid orders and gives their places back. Their holds must have been taken away in this transaction before:
 * whoever has the hold has the order. Places of other things that end with them can be given back along. Returns those ended.
 */
export async function endOrders(
  tx: Tx,
  orderIds: readonly number[],
  end: { status: 'canceled'; reason: CancelReason; at: Date },
  besides: readonly Taken[] = [],
): Promise<number[]> {
  const ended = await stepOrders(tx, 'unpaid', end.status)
    .set({ canceledAt: end.at, cancelReason: end.reason, updatedAt: end.at })
    .where('id', '=', sql<number>`any(${orderIds}::bigint[])`)
    .returning(['id', 'accountId', 'sailingId', 'roomTypeId', 'units', 'people'])
    .execute();
  await sql`update tickets set live = false where order_id = any(${ended.map((row) => row.id)}::bigint[])`.execute(
    tx,
  );
  await giveBack(tx, [...ended, ...besides]);
  await tellOrdersChanged(
    tx,
    ended.map((row) => row.accountId),
  );
  return ended.map((row) => row.id);
}

interface Taken {
  sailingId: number;
  roomTypeId: number;
  units: number;
  people: number;
}

/** First all counters by type, then all by person, each in one order: so do those who take. */
async function giveBack(tx: Tx, orders: readonly Taken[]): Promise<void> {
  const byType = Map.groupBy(orders, (order) => `${order.sailingId} ${order.roomTypeId}`);
  const types = [...byType.values()].toSorted(([a], [b]) => compare(a, b));
  for (const group of types) {
    const [{ sailingId, roomTypeId } = { sailingId: 0, roomTypeId: 0 }] = group;
    await sql`update sailing_units set units_taken = units_taken - ${sum(group.map((one) => one.units))}
               where sailing_id = ${sailingId} and room_type_id = ${roomTypeId}`.execute(tx);
  }
  const bySailing = [...Map.groupBy(orders, (order) => order.sailingId)].toSorted(([a], [b]) => a - b);
  for (const [sailingId, group] of bySailing)
    await sql`update sailing_people set people_taken = people_taken - ${sum(group.map((one) => one.people))}
               where sailing_id = ${sailingId}`.execute(tx);
}

/** Lets the pages of their owners, and those of staff, ask again. */
export async function tellOrdersChanged(tx: Tx, accountIds: readonly (number | null)[]): Promise<void> {
  if (accountIds.length === 0) return;
  const event = { type: 'orders.changed' } as const;
  await putInOutbox(tx, 'live.event', { event, audience: { staffOnly: true } });
  for (const accountId of new Set(accountIds))
    if (accountId !== null) await putInOutbox(tx, 'live.event', { event, audience: { accountId } });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function compare(a: Taken | undefined, b: Taken | undefined): number {
  if (!a || !b) return 0;
  return a.sailingId - b.sailingId || a.roomTypeId - b.roomTypeId;
}
