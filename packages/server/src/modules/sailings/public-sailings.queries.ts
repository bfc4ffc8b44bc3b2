import type { Slot } from '@gangway/contract/fleet/prices.ts';
import type { PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { readAvailability } from './availability.queries.ts';
import { chosenSailings, type SailingChoice } from './chosen-sailings.ts';

export interface PublicSailingFilter {
  slot?: Slot | undefined;
  roomTypeId?: number | undefined;
  port?: string | undefined;
}

/**
 * Sailings customers can still book, with what is on offer; those with nothing to sell are left out. `seen` is given the ids
 * of all it looked at, those left out too.
 */
export async function listPublicSailings(
  db: Db,
  choice: SailingChoice,
  now: Date,
  filter: PublicSailingFilter = {},
  seen: Set<number> = new Set(),
): Promise<PublicSailing[]> {
  const [sailings, types] = await Promise.all([
    readSailings(db, choice, now, filter),
    readAvailability(db, choice, now),
  ]);
  for (const { sailingId } of types) seen.add(sailingId);
  const bySailing = Map.groupBy(types, (type) => type.sailingId);
  return sailings.flatMap((sailing) => {
    const own = bySailing.get(sailing.id) ?? [];
    const offers = own.flatMap(({ roomTypeId, nonRefundable, offer }) =>
      offer && (!filter.roomTypeId || filter.roomTypeId === roomTypeId)
        ? [{ roomTypeId, nonRefundable, ...offer }]
        : [],
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

async function readSailings(
  db: Db,
  choice: SailingChoice,
  now: Date,
  filter: PublicSailingFilter,
): Promise<SailingRow[]> {
  const { rows } = await sql<SailingRow>`
    select s.id, s.ship_id, s.route_id, s.date, s.slot, s.departs_at, s.returns_at, s.sales_close_at, s.peak
      from sailings s join routes r on r.id = s.route_id
     where ${chosenSailings(choice)} and r.enabled and s.status in ('scheduled', 'boarding') and s.sales_close_at > ${now}
       and (${filter.slot ?? null}::text is null or s.slot = ${filter.slot ?? null})
       and (${filter.port ?? null}::text is null or r.from_port_en = ${filter.port ?? null})
     order by s.departs_at, s.id`.execute(db);
  return rows;
}
