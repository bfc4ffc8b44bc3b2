import { sql } from 'kysely';
import { inBatches } from '../../platform/database/in-batches.ts';
import type { Platform } from '../../platform/platform.ts';
import { qrStatusOf } from './office/order-filter.ts';

const settledAfterMs = 2 * 86_400_000;

/**
 * Notes who came on board on orders whose sailing left days ago. The order is locked before its tickets, as everywhere; with
 * the tickets locked, a scan that comes late is either read here or takes the note away. Returns how many.
 */
export async function settleQr({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock().getTime() - settledAfterMs);
  return inBatches(db, async (tx, atMost) => {
    const { rows } = await sql<{ id: number }>`
      select id from orders
       where qr_settled is null and sailing_id in (select id from sailings where departs_at < ${before})
       limit ${atMost} for no key update skip locked`.execute(tx);
    const ids = rows.map((row) => row.id);
    await sql`select from tickets where order_id = any(${ids}::bigint[]) order by id for no key update`.execute(
      tx,
    );
    await sql`update orders set qr_settled = ${qrStatusOf} where id = any(${ids}::bigint[])`.execute(tx);
    return BigInt(ids.length);
  });
}
