import type { Slot } from '@gangway/contract/fleet/prices.ts';
import type { Bed, RoomKind } from '@gangway/contract/fleet/schemas.ts';
import { type Offer, offerOf } from '@gangway/contract/sailings/rules.ts';
import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { written } from '../../platform/database/written.ts';
import { chosenSailings, type SailingChoice } from './chosen-sailings.ts';

/** One room type on one sailing: its price, what limits it, what is taken, and what can be bought. */
export interface TypeOnSailing {
  sailingId: number;
  date: string;
  slot: Slot;
  departsAt: Date;
  returnsAt: Date;
  roomTypeId: number;
  kind: RoomKind;
  maxOccupancy: number;
  beds: Bed[];
  priceSen: number | null;
  nonRefundable: boolean;
  peak: boolean;
  limit: number;
  taken: number;
  peopleTaken: number;
  capacity: number;
  /** How often the sailing was moved; whoever takes places says which one they looked at. */
  edition: number;
  offer: Offer | null;
}

/**
 * Availability, in the one place it is computed: calendar, wizard, checkout and back office all ask here. Its cost follows
 * from the sailings looked at, not from how much was ever sold: sold and held places are counted in rows of their own, and
 * holds that are over at this second are taken off whether or not they have been swept. `offset 0` makes PostgreSQL look
 * counters and prices up sailing by sailing; left to choose, it reads those of all the years.
 */
export async function readAvailability(db: Db, choice: SailingChoice, now: Date): Promise<TypeOnSailing[]> {
  const { rows } = await sql<Row>`
    with picked as materialized (
      select s.id, s.ship_id, s.date, s.slot, s.status, s.departs_at, s.returns_at, s.sales_close_at, s.capacity, s.peak,
             sh.status = 'active' as ship_active,
             coalesce((select c.people_taken from sailing_people c where c.sailing_id = s.id), 0) as people_taken,
             coalesce((select c.edition from sailing_people c where c.sailing_id = s.id), 0) as edition
        from sailings s join ships sh on sh.id = s.ship_id where ${chosenSailings(choice)}
    ), units as materialized (
      select p.id as sailing_id, u.room_type_id, u.units_taken from picked p cross join lateral (
        select u.room_type_id, u.units_taken from sailing_units u where u.sailing_id = p.id offset 0
      ) u
    ), own_prices as materialized (
      select d.* from (select distinct date from picked) day cross join room_types t cross join lateral (
        select d.room_type_id, d.date, d.slot, d.price_sen, d.non_refundable from date_prices d
         where d.room_type_id = t.id and d.date = day.date offset 0
      ) d
    ), in_service as (
      select r.ship_id, r.room_type_id, count(*) as rooms from rooms r
       where r.status <> 'maintenance' and r.ship_id in (select ship_id from picked) group by 1, 2
    ), over as (
      select h.sailing_id, h.room_type_id, sum(h.units) as units, sum(h.people) as people from place_holds h
       where h.sailing_id in (select id from picked) and h.expires_at <= ${now} group by 1, 2
    ), over_people as (
      select sailing_id, sum(people)::bigint as people from over group by 1
    )
    select p.id as sailing_id, t.id as room_type_id, t.kind, p.status, p.sales_close_at, p.ship_active, p.capacity, p.peak, p.slot,
           p.date, p.departs_at, p.returns_at, t.max_occupancy, t.beds, t.day_on, t.night_on, t.daily_quantity, coalesce(i.rooms, 0) as rooms,
           coalesce(d.price_sen, w.price_sen) as price_sen, coalesce(d.non_refundable, false) as non_refundable,
           coalesce(u.units_taken, 0) - coalesce(o.units, 0) as units_taken,
           p.people_taken - coalesce(op.people, 0) as people_taken, p.edition
      from picked p cross join room_types t
      left join own_prices d on d.room_type_id = t.id and d.date = p.date and d.slot = p.slot
      left join week_prices w on w.room_type_id = t.id and w.weekday = extract(isodow from p.date) and w.slot = p.slot
      left join in_service i on i.ship_id = p.ship_id and i.room_type_id = t.id
      left join units u on u.sailing_id = p.id and u.room_type_id = t.id
      left join over o on o.sailing_id = p.id and o.room_type_id = t.id
      left join over_people op on op.sailing_id = p.id
     order by p.departs_at, p.id, t.kind, t.position, t.id`.execute(db);
  return rows.map((row) => judge(row, now));
}

/** The same for one type on one sailing, which is all that whoever buys wants. Undefined where there is no such sailing or type. */
export async function readOffer(db: Db, choice: OfferChoice, now: Date): Promise<TypeOnSailing | undefined> {
  const [offer] = await readOffers(db, [choice], now);
  return offer;
}

/** One type on one sailing. */
export interface OfferChoice {
  sailingId: number;
  roomTypeId: number;
}

/** The same for several; those that are not there are left out. A test holds it to `readAvailability`. */
export async function readOffers(
  db: Db,
  choices: readonly OfferChoice[],
  now: Date,
): Promise<TypeOnSailing[]> {
  const { rows } = await db.executeQuery(written<{ offer: FoundOffer }>`
    select offer from offers_of(${choices.map((one) => one.sailingId)}::bigint[],
      ${choices.map((one) => one.roomTypeId)}::bigint[], ${now}::timestamptz)`);
  return rows.map(({ offer }) => presentOffer(offer, now));
}

/** What `offers_of` found, to somebody who asks at a moment. */
export function presentOffer(found: FoundOffer, now: Date): TypeOnSailing {
  const { departsAt, returnsAt, salesCloseAt } = found;
  return judge(
    {
      ...found,
      departsAt: new Date(departsAt),
      returnsAt: new Date(returnsAt),
      salesCloseAt: new Date(salesCloseAt),
    },
    now,
  );
}

/** An offer as the database writes it, with the names an order is shown by. */
export type FoundOffer = Omit<Row, Instants> & Record<Instants, string> & OfferNames;

interface OfferNames {
  shipName: string;
  fromPortEn: string;
  fromPortZh: string;
  destinationEn: string;
  destinationZh: string;
  roomTypeCode: string;
  roomTypeNameEn: string;
  roomTypeNameZh: string;
  roomTypeHasWindow: boolean;
}

export type Instants = 'departsAt' | 'returnsAt' | 'salesCloseAt';

interface Row {
  sailingId: number;
  date: string;
  departsAt: Date;
  returnsAt: Date;
  roomTypeId: number;
  kind: RoomKind;
  maxOccupancy: number;
  beds: Bed[];
  status: SailingStatus;
  salesCloseAt: Date;
  shipActive: boolean;
  capacity: number;
  peak: boolean;
  slot: Slot;
  dayOn: boolean;
  nightOn: boolean;
  dailyQuantity: number;
  rooms: number;
  priceSen: number | null;
  nonRefundable: boolean;
  unitsTaken: number;
  peopleTaken: number;
  edition: number;
}

function judge(row: Row, now: Date): TypeOnSailing {
  const { sailingId, roomTypeId, kind, priceSen, nonRefundable, capacity, dailyQuantity, peopleTaken } = row;
  const offer = offerOf({
    sailing: {
      status: row.status,
      salesCloseAt: row.salesCloseAt,
      shipActive: row.shipActive,
      capacity,
      peopleTaken,
    },
    type: {
      kind,
      on: row.slot === 'day' ? row.dayOn : row.nightOn,
      dailyQuantity,
      roomsInService: row.rooms,
      unitsTaken: row.unitsTaken,
    },
    priceSen,
    now,
  });
  const limit = kind === 'standing' ? dailyQuantity : Math.min(dailyQuantity, row.rooms);
  return {
    sailingId,
    date: row.date,
    slot: row.slot,
    departsAt: row.departsAt,
    returnsAt: row.returnsAt,
    roomTypeId,
    kind,
    maxOccupancy: row.maxOccupancy,
    beds: row.beds,
    priceSen,
    nonRefundable,
    peak: row.peak,
    limit,
    taken: row.unitsTaken,
    peopleTaken,
    capacity,
    edition: row.edition,
    offer,
  };
}
