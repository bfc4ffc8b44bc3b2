import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import type { Slot } from '@gangway/contract/fleet/prices.ts';
import type { TodaysSailing } from '@gangway/contract/reports/dashboard-schemas.ts';
import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';

/** Which figures the caller may see. */
interface Seen {
  sold: boolean;
  boarding: boolean;
}

/** The sailings of today, and those of yesterday that are not back. */
export async function readTodaysSailings(db: Db, seen: Seen, now: Date): Promise<TodaysSailing[]> {
  const today = portDate(now);
  const { rows } = await sql<Row>`
    select s.id, ships.name as ship_name, r.destination_en, r.destination_zh, s.date, s.slot, s.departs_at, s.returns_at,
           s.status, s.capacity, coalesce(p.people_taken, 0) - h.all_people as sold, h.held,
           (select count(*)::int from tickets t where t.sailing_id = s.id and t.live and t.paid) as expected,
           coalesce(b.boarded, 0) as boarded, coalesce(b.aboard, 0) as aboard, coalesce(b.food, 0) as food,
           coalesce(b.chip, 0) as chip, coalesce(b.disembarked, 0) as disembarked
      from sailings s join ships on ships.id = s.ship_id join routes r on r.id = s.route_id
      left join sailing_people p on p.sailing_id = s.id
      left join sailing_boarding b on b.sailing_id = s.id
      cross join lateral (
        select coalesce(sum(people), 0)::int as all_people,
               coalesce(sum(people) filter (where expires_at > ${now}), 0)::int as held
          from place_holds where sailing_id = s.id) h
     where s.date = ${today}
        or (s.date = ${addDays(today, -1)} and s.status in ('boarding', 'ready', 'departed'))
     order by s.departs_at, s.id`.execute(db);
  return rows.map((row) => present(row, seen));
}

interface Row {
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
  sold: number;
  held: number;
  expected: number;
  boarded: number;
  aboard: number;
  food: number;
  chip: number;
  disembarked: number;
}

function present(row: Row, seen: Seen): TodaysSailing {
  const { id, shipName, date, slot, status, capacity, sold, held } = row;
  const { expected, boarded, aboard, food, chip, disembarked } = row;
  return {
    id,
    shipName,
    destination: { en: row.destinationEn, zh: row.destinationZh },
    date,
    slot,
    departsAt: row.departsAt.toISOString(),
    returnsAt: row.returnsAt.toISOString(),
    status,
    places: seen.sold ? { capacity, sold, held } : null,
    boarding: seen.boarding ? { expected, boarded, aboard, food, chip, disembarked } : null,
  };
}
