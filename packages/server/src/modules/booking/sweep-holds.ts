import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { endOrders } from './end-orders.ts';

const batchSize = 500;

/**
 * Cancels orders whose hold is over and gives their places back; returns how many. Several processes may sweep at once:
 * each takes what no other is at, and a hold somebody is paying for at this moment is left alone. Whoever wants a place on
 * one sailing waits for the others instead, to know for sure.
 */
export async function sweepHolds(db: Db, now: Date, sailingId?: number): Promise<number> {
  const ended =
    sailingId === undefined
      ? sql`select order_id from place_holds where expires_at <= ${now}
             order by expires_at limit ${batchSize} for update skip locked`
      : sql`select order_id from place_holds where sailing_id = ${sailingId} and expires_at <= ${now}
             order by order_id for update`;
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ orderId: number }>`
      with ended as (${ended})
      delete from place_holds h using ended where h.order_id = ended.order_id returning h.order_id`.execute(
      tx,
    );
    const ids = rows.map((row) => row.orderId);
    if (ids.length > 0) await endOrders(tx, ids, { status: 'canceled', reason: 'expired', at: now });
    return ids.length;
  });
}
