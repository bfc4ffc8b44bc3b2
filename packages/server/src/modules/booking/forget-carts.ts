import { sql } from 'kysely';
import { inBatches } from '../../platform/database/in-batches.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSettings } from '../settings/index.ts';

/**
 * Removes cart lines nobody has touched for a set time, and those whose sailing has left: they hold document numbers of
 * people who never booked. Returns how many.
 */
export async function forgetCarts({ db, clock }: Platform): Promise<number> {
  const days = (await readSettings(db, 'privacy.cartDays'))['privacy.cartDays'];
  const now = clock();
  const before = new Date(now.getTime() - days * 86_400_000);
  return inBatches(db, async (tx, atMost) => {
    const { numAffectedRows } = await sql`
      with held as materialized (
        select c.id from cart_lines c left join sailings s on s.id = c.sailing_id
         where c.updated_at < ${before} or s.departs_at < ${now} or s.id is null
         order by c.id limit ${atMost} for update of c)
      delete from cart_lines c using held where c.id = held.id`.execute(tx);
    return numAffectedRows;
  });
}
