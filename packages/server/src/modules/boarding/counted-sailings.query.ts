import type { BoardingSailing } from '@gangway/contract/boarding/schemas.ts';
import { addDays } from '@gangway/contract/core/dates.ts';
import type { Slot } from '@gangway/contract/fleet/prices.ts';
import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';

/** The sailings of a day and of the days beside it, in the order they leave. */
export async function listCountedSailings(db: Db, date: string): Promise<BoardingSailing[]> {
  const { rows } = await sql<SailingRow>`
    select s.id, sh.name as ship_name, r.destination_en, r.destination_zh, s.date, s.slot, s.departs_at, s.returns_at,
           s.status, s.capacity,
           coalesce(b.revision, 0) as revision, coalesce(b.boarded, 0) as boarded, coalesce(b.aboard, 0) as aboard,
           coalesce(b.food, 0) as food, coalesce(b.chip, 0) as chip, coalesce(b.disembarked, 0) as disembarked,
           (select count(*)::int from tickets t where t.sailing_id = s.id and t.live and t.paid) as expected
      from sailings s
      join ships sh on sh.id = s.ship_id
      join routes r on r.id = s.route_id
      left join sailing_boarding b on b.sailing_id = s.id
     where s.date between ${addDays(date, -1)} and ${addDays(date, 1)}
     order by s.departs_at, s.id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    shipName: row.shipName,
    destination: { en: row.destinationEn, zh: row.destinationZh },
    date: row.date,
    slot: row.slot,
    departsAt: row.departsAt.toISOString(),
    returnsAt: row.returnsAt.toISOString(),
    status: row.status,
    counts: {
      revision: row.revision,
      expected: row.expected,
      boarded: row.boarded,
      aboard: row.aboard,
      food: row.food,
      chip: row.chip,
      disembarked: row.disembarked,
      capacity: row.capacity,
    },
  }));
}

interface SailingRow {
  id: number;
  shipName: string;
  destinationEn: string;
  destinationZh: string;
  date: string;
  slot: Slot;
  departsAt: Date;
  returnsAt: Date;
  status: SailingStatus;
  capacity: number;
  revision: number;
  boarded: number;
  aboard: number;
  food: number;
  chip: number;
  disembarked: number;
  expected: number;
}
