import { sql } from 'kysely';
import { inBatches } from '../database/in-batches.ts';
import type { Platform } from '../platform.ts';

/** Removes mails a set time after they were written, with the pictures of the codes that went with them. Returns how many. */
export async function forgetMails({ db, clock }: Platform, days: number): Promise<number> {
  const before = new Date(clock().getTime() - days * 86_400_000);
  return inBatches(db, async (tx, atMost) => {
    const { numAffectedRows } = await sql`
      delete from mails where id in (
        select id from mails where created_at < ${before} and status <> 'waiting' limit ${atMost})`.execute(
      tx,
    );
    return numAffectedRows;
  });
}
