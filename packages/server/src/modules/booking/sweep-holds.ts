import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { type EndedHold, endHolds } from './end-holds.ts';

const batchSize = 500;

/**
 * Cancels orders whose hold is over and gives their places back; returns how many. Several processes may sweep at once:
 * each takes what no other is at, and a hold somebody is paying for at this moment is left alone. Whoever wants a place on
 * one sailing waits for the others instead, to know for sure.
 */
export async function sweepHolds(db: Db, now: Date, sailingId?: number): Promise<number> {
  const ended =
    sailingId === undefined
      ? sql`select ctid from place_holds where expires_at <= ${now}
             order by expires_at limit ${batchSize} for update skip locked`
      : sql`select ctid from place_holds where sailing_id = ${sailingId} and expires_at <= ${now}
             order by order_id, change_id for update`;
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<EndedHold>`
      with ended as materialized (${ended})
      delete from place_holds h using ended where h.ctid = ended.ctid
      returning h.order_id, h.change_id, h.sailing_id, h.room_type_id, h.units, h.people`.execute(tx);
    await endHolds(tx, rows, { reason: 'expired', at: now });
    return rows.length;
  });
}
