import type { Locale } from '@gangway/contract/core/locales.ts';
import type { TurnoverBoard } from '@gangway/contract/housekeeping/schemas.ts';
import type { ShipRooms } from '@gangway/contract/reports/dashboard-schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { inLanguage } from '../../platform/database/in-language.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { readTurnover } from '../housekeeping/index.ts';

const soonMs = 2 * 24 * 60 * 60_000;

/** The rooms of every ship that has some; of those that sail soon also whether they will be ready, by housekeeping's own board. */
export async function readRooms(
  db: Db,
  caller: Caller,
  { now, locale }: { now: Date; locale: Locale },
): Promise<ShipRooms[]> {
  const rows = await countRooms(db, now, locale);
  const ships: ShipRooms[] = [];
  // One after the other: a fleet must not take every connection of the process.
  for (const { id, name, sailsSoon, ...byStatus } of rows) {
    const turnover = sailsSoon ? outlook(await readTurnover(db, id, caller, now)) : null;
    ships.push({ ship: { id, name }, byStatus, turnover });
  }
  return ships;
}

type ShipRow = ShipRooms['byStatus'] & { id: number; name: string; sailsSoon: boolean };

async function countRooms(db: Db, now: Date, locale: Locale): Promise<ShipRow[]> {
  const { rows } = await sql<ShipRow>`
    select s.id, s.name,
           count(*) filter (where r.status = 'available')::int as available,
           count(*) filter (where r.status = 'occupied')::int as occupied,
           count(*) filter (where r.status = 'dirty')::int as dirty,
           count(*) filter (where r.status = 'maintenance')::int as maintenance,
           exists (select from sailings c
                    where c.ship_id = s.id and c.status in ('scheduled', 'boarding', 'ready') and c.returns_at > ${now}
                      and c.departs_at < ${new Date(now.getTime() + soonMs)}) as sails_soon
      from ships s join rooms r on r.ship_id = s.id
     where s.status <> 'decommissioned' group by s.id order by ${inLanguage('s.name', locale)}, s.id`.execute(
    db,
  );
  return rows;
}

function outlook({ neededAt, types }: TurnoverBoard): ShipRooms['turnover'] {
  if (neededAt === null) return null;
  return {
    neededAt,
    toClean: types.reduce((sum, type) => sum + type.toClean, 0),
    lateTypes: types.filter(({ late }) => late).length,
  };
}
