import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { sql } from 'kysely';
import { inBatches } from '../../platform/database/in-batches.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSettings } from '../settings/index.ts';

/**
 * Removes document numbers a set time after the sailing, together with what they could be found by; the last four
 * characters stay, for questions. Returns how many.
 */
export async function forgetDocuments({ db, clock }: Platform): Promise<number> {
  const days = (await readSettings(db, 'privacy.idNumberDays'))['privacy.idNumberDays'];
  const before = addDays(portDate(clock()), -days);
  return inBatches(db, async (tx, atMost) => {
    const { numAffectedRows } = await sql`
      update tickets set id_sealed = null, id_fingerprint = null where id in (
        select t.id from tickets t join sailings s on s.id = t.sailing_id
         where t.id_sealed is not null and s.date < ${before} limit ${atMost})`.execute(tx);
    return numAffectedRows;
  });
}
