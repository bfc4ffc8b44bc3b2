import { addDays } from '@gangway/contract/core/dates.ts';
import type { Slot } from '@gangway/contract/fleet/prices.ts';
import type { PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { readAvailability } from './availability.queries.ts';
import { chosenSailings, type SailingChoice } from './chosen-sailings.ts';

/**
 * Sailings customers can still book, with what is on offer; those with nothing to sell are left out. `seen` is given the ids
 * of all it looked at, those left out too.
 */
export async function listPublicSailings(
  db: Db,
  choice: SailingChoice,
  now: Date,
  seen: Set<number> = new Set(),
): Promise<PublicSailing[]> {
  const sailings = await readSailings(db, choice, now);
  if (sailings.length === 0) return [];
  const ids = sailings.map(({ id }) => id);
  for (const id of ids) seen.add(id);
  const bySailing = Map.groupBy(await readAvailability(db, { ids }, now), (type) => type.sailingId);
  return sailings.flatMap((sailing) => {
    const own = bySailing.get(sailing.id) ?? [];
    const offers = own.flatMap(({ roomTypeId, nonRefundable, offer }) =>
      offer ? [{ roomTypeId, nonRefundable, ...offer }] : [],
    );
    if (offers.length === 0) return [];
    const [{ capacity, peopleTaken } = { capacity: 0, peopleTaken: 0 }] = own;
    return [
      {
        ...sailing,
        departsAt: sailing.departsAt.toISOString(),
        returnsAt: sailing.returnsAt.toISOString(),
        salesCloseAt: sailing.salesCloseAt.toISOString(),
        placesLeft: Math.max(0, capacity - peopleTaken),
        offers,
      },
    ];
  });
}

/** The last day for which there is a sailing to sell; the day before, where there is none from this day on. */
export async function lastDayOnSale(db: Db, today: string): Promise<string> {
  const { rows } = await sql<{ date: string | null }>`
    select max(date) as date from sailings where date >= ${today} and status in ('scheduled', 'boarding')`.execute(
    db,
  );
  return rows[0]?.date ?? addDays(today, -1);
}

interface SailingRow {
  id: number;
  shipId: number;
  routeId: number;
  date: string;
  slot: Slot;
  departsAt: Date;
  returnsAt: Date;
  salesCloseAt: Date;
  peak: boolean;
}

async function readSailings(db: Db, choice: SailingChoice, now: Date): Promise<SailingRow[]> {
  const { rows } = await sql<SailingRow>`
    select s.id, s.ship_id, s.route_id, s.date, s.slot, s.departs_at, s.returns_at, s.sales_close_at, s.peak
      from sailings s join routes r on r.id = s.route_id
     where ${chosenSailings(choice)} and r.enabled and s.status in ('scheduled', 'boarding') and s.sales_close_at > ${now}
     order by s.departs_at, s.id`.execute(db);
  return rows;
}
