import { addDays } from '@gangway/contract/core/dates.ts';
import type { PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { type Instants, readAvailability } from './availability.queries.ts';
import { chosenSailings, type SailingChoice } from './chosen-sailings.ts';

/** A sailing customers can still book, as far as it is the same however much of it is sold. */
export type SailingOnSale = Omit<PublicSailing, keyof SailingLeft>;

/** What is left of a sailing, and at what price. */
export type SailingLeft = Pick<PublicSailing, 'placesLeft' | 'offers'>;

/** Those with something to sell. */
export function showSailings(
  sailings: readonly SailingOnSale[],
  left: ReadonlyMap<number, SailingLeft>,
): PublicSailing[] {
  return sailings.flatMap((sailing) => {
    const own = left.get(sailing.id);
    return own && own.offers.length > 0 ? [{ ...sailing, ...own }] : [];
  });
}

export async function readSailingsLeft(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, SailingLeft>> {
  const bySailing = Map.groupBy(await readAvailability(db, { ids }, now), (type) => type.sailingId);
  return new Map(
    [...bySailing].map(([id, types]) => {
      const [{ capacity, peopleTaken } = { capacity: 0, peopleTaken: 0 }] = types;
      const offers = types.flatMap(({ roomTypeId, nonRefundable, offer }) =>
        offer ? [{ roomTypeId, nonRefundable, ...offer }] : [],
      );
      return [id, { placesLeft: Math.max(0, capacity - peopleTaken), offers }];
    }),
  );
}

/** The last day for which there is a sailing to sell; the day before, where there is none from this day on. */
export async function lastDayOnSale(db: Db, today: string): Promise<string> {
  const { rows } = await sql<{ date: string | null }>`
    select max(date) as date from sailings where date >= ${today} and status in ('scheduled', 'boarding')`.execute(
    db,
  );
  return rows[0]?.date ?? addDays(today, -1);
}

export async function listSailingsOnSale(db: Db, choice: SailingChoice, now: Date): Promise<SailingOnSale[]> {
  const { rows } = await sql<SailingRow>`
    select s.id, s.ship_id, s.route_id, s.date, s.slot, s.departs_at, s.returns_at, s.sales_close_at, s.peak
      from sailings s join routes r on r.id = s.route_id
     where ${chosenSailings(choice)} and r.enabled and s.status in ('scheduled', 'boarding') and s.sales_close_at > ${now}
     order by s.departs_at, s.id`.execute(db);
  return rows.map((row) => ({
    ...row,
    departsAt: row.departsAt.toISOString(),
    returnsAt: row.returnsAt.toISOString(),
    salesCloseAt: row.salesCloseAt.toISOString(),
  }));
}

type SailingRow = Omit<SailingOnSale, Instants> & Record<Instants, Date>;
