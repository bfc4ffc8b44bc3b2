import { sql } from 'kysely';
import { inBatches } from '../../platform/database/in-batches.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSettings } from '../settings/index.ts';

/**
 * Removes document numbers from accounts nobody has used for a set time: those of the profile, and the saved passengers,
 * who are kept for nothing else. The account stays. Returns how many accounts had any.
 */
export async function forgetProfiles({ db, clock }: Platform): Promise<number> {
  const days = (await readSettings(db, 'privacy.profileDays'))['privacy.profileDays'];
  const before = new Date(clock().getTime() - days * 86_400_000);
  return inBatches(db, async (tx, atMost) => {
    const { rows } = await sql<{ accountId: number }>`
      update customers set id_card_sealed = null, id_card_fingerprint = null, id_card_ending = null,
             passport_sealed = null, passport_fingerprint = null, passport_ending = null
       where account_id in (
         select c.account_id from customers c join accounts a on a.id = c.account_id
          where greatest(a.created_at, a.last_login_at) < ${before}
            and not exists (select from sessions s where s.account_id = a.id and s.last_seen_at >= ${before})
            and (c.id_card_sealed is not null or c.passport_sealed is not null
                 or exists (select from saved_passengers p where p.account_id = c.account_id))
          limit ${atMost})
      returning account_id`.execute(tx);
    await sql`delete from saved_passengers
               where account_id = any(${rows.map((row) => row.accountId)}::bigint[])`.execute(tx);
    return BigInt(rows.length);
  });
}
