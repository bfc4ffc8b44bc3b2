import type { RecordDevice, RecordSailing } from '@gangway/contract/boarding/record-schemas.ts';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/create-database.ts';
import { likePattern } from '../../../platform/database/like-pattern.ts';

/** As many as a person looks through; whoever wants another types on. */
const mostChoices = 20;

interface Asked<Id> {
  keyword?: string | undefined;
  id?: Id | undefined;
}

/**
 * The sailings that were scanned for, the newest first. Each word typed is of the ship, the date or the slot. One asked for
 * by its id is given in any case.
 */
export async function findScannedSailings(
  db: Db,
  { keyword = '', id }: Asked<number>,
): Promise<RecordSailing[]> {
  let sailings = db
    .selectFrom('sailings')
    .innerJoin('ships', 'ships.id', 'sailings.shipId')
    .select(['sailings.id', 'ships.name as shipName', 'sailings.date', 'sailings.slot'])
    .orderBy('sailings.departsAt', 'desc')
    .orderBy('sailings.id', 'desc')
    .limit(mostChoices);
  if (id !== undefined) return sailings.where('sailings.id', '=', id).execute();
  for (const word of wordsOf(keyword)) {
    const pattern = likePattern(word);
    sailings = sailings.where((eb) =>
      eb.or([
        eb('ships.name', 'ilike', pattern),
        sql<SqlBool>`starts_with(sailings.slot, ${word.toLowerCase()})`,
        sql<SqlBool>`sailings.date::text like ${pattern}`,
      ]),
    );
  }
  return sailings
    .where((eb) =>
      eb.exists(eb.selectFrom('scans').select('scans.id').whereRef('scans.sailingId', '=', 'sailings.id')),
    )
    .execute();
}

/** The devices, those seen last first. */
export async function findScanDevices(db: Db, { keyword = '', id }: Asked<string>): Promise<RecordDevice[]> {
  let devices = db
    .selectFrom('boardingDevices')
    .select(['id', 'name'])
    .orderBy('seenAt', 'desc')
    .orderBy('id')
    .limit(mostChoices);
  if (id !== undefined) devices = devices.where('id', '=', id);
  for (const word of wordsOf(keyword)) devices = devices.where('name', 'ilike', likePattern(word));
  return devices.execute();
}

/** As somebody types them, with the commas of the name a sailing is shown by. */
function wordsOf(keyword: string): string[] {
  return keyword.split(/[\s,]+/).filter(Boolean);
}
