import { sql } from 'kysely';
import type { Tx } from '../../platform/database/create-database.ts';
import type { HoldCaps } from './hold-caps.ts';
import { refusalOf } from './take-places.ts';
import { tooMuchHeld } from './too-much-held.ts';

/** Throws when so many more places would be too much held unpaid. To be asked before the counters of places are locked. */
export async function refuseHoarding(
  tx: Tx,
  caps: HoldCaps,
  { sailingId, people }: { sailingId: number; people: number },
  at: Date,
): Promise<void> {
  try {
    await sql`
      select refuse_hoarding(${caps.accountId}::bigint, ${caps.addressKey}::text, ${sailingId}::bigint, ${people}::int,
        ${caps.perSailing}::int, ${caps.perAccount}::int, ${caps.perAgent}::int, ${caps.perAddress}::int,
        ${caps.lapsedPerDay}::int, ${at}::timestamptz)`.execute(tx);
  } catch (error) {
    throw tooMuchHeld(refusalOf(error), caps) ?? error;
  }
}
