import { addDays, startOfPortDay } from '@gangway/contract/core/dates.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import type { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import type { CheckInReportRow } from '@gangway/contract/housekeeping/schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { presentSailing, sailingColumns, type SailingRow } from './housed-sailing.ts';

type Question = Body<typeof housekeepingCalls.checkInReport>;

/**
 * What came and went, by sailing or by day. A cabin counts once on a line, and its last room for it, however often its guests
 * moved. A guest of a cabin who never came aboard is a no-show once the ship has left. By day, cabins are of the date of their
 * sailing, but who came and who left did so on the day it happened. Cabins in service, and of which type they were, are those
 * of that day.
 */
export async function checkInReport(db: Db, question: Question): Promise<CheckInReportRow[]> {
  return question.by === 'day' ? reportDays(db, question) : reportSailings(db, question);
}

type Counts = Omit<CheckInReportRow, 'sailing' | 'occupied'>;

async function reportSailings(db: Db, question: Question): Promise<CheckInReportRow[]> {
  const { rows } = await sql<Counts & SailingRow>`
    with ${parts(question)}
    select ${sailingColumns}, ${sumsOf(sql`o`)}, coalesce(o.arrivals, 0) as arrivals,
           coalesce(o.departures, 0) as departures, coalesce(v.rooms, 0) as in_service, coalesce(y.by_type, '[]') as by_type
      from picked s join ships sh on sh.id = s.ship_id
      left join (
        select sailing_id, ${sums}, count(*) filter (where has_come)::int as arrivals,
               count(*) filter (where has_left)::int as departures from housed group by 1
      ) o on o.sailing_id = s.id
      left join service v on v.sailing_id = s.id
      left join ${typesBy(sql`sailing_id`)} y on y.sailing_id = s.id
     order by s.departs_at, s.id`.execute(db);
  return rows.map((row) => ({ ...countsOf(row), sailing: presentSailing(row) }));
}

async function reportDays(db: Db, question: Question): Promise<CheckInReportRow[]> {
  const { rows } = await sql<Counts>`
    with ${parts(question)}, ${passing(question)}, ships_of_day as (
      select s.date, s.ship_id, max(coalesce(v.rooms, 0)) as rooms
        from picked s left join service v on v.sailing_id = s.id group by 1, 2
    ), days as (
      select date, ship_id, rooms from ships_of_day
      union all
      select p.date, p.ship_id, (select count(*) from room_service v where v.ship_id = p.ship_id and v.since <= min(p.at)
             and (v.until is null or v.until > min(p.at)))
        from passed p where not exists (select from ships_of_day d where d.date = p.date and d.ship_id = p.ship_id)
       group by 1, 2
    )
    select d.date, d.in_service, ${sumsOf(sql`o`)}, coalesce(m.arrivals, 0) as arrivals,
           coalesce(m.departures, 0) as departures, coalesce(y.by_type, '[]') as by_type
      from (select date, sum(rooms)::int as in_service from days group by 1) d
      left join (
        select date, ${sums} from housed group by 1
      ) o on o.date = d.date
      left join (
        select date, count(*) filter (where has_come)::int as arrivals,
               count(*) filter (where not has_come)::int as departures from passed group by 1
      ) m on m.date = d.date
      left join ${typesBy(sql`date`)} y on y.date = d.date
     order by d.date`.execute(db);
  return rows.map((row) => ({ ...countsOf(row), sailing: null }));
}

const sums: RawBuilder<unknown> = sql`
  count(*) filter (where is_sold)::int as sold, sum(guests)::int as guests,
  coalesce(sum(absent) filter (where is_sold and has_sailed), 0)::int as no_shows,
  count(*) filter (where is_sold and not has_come and has_sailed)::int as empty_cabins`;

function sumsOf(line: RawBuilder<unknown>): RawBuilder<unknown> {
  const names = ['sold', 'guests', 'no_shows', 'empty_cabins'].map((name) => sql.raw(name));
  return sql.join(names.map((name) => sql`coalesce(${line}.${name}, 0) as ${name}`));
}

/** Occupied cabins by type, of each sailing or day. */
function typesBy(line: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select ${line}, json_agg(json_build_object('roomTypeId', rt.id, 'code', rt.code, 'occupied', l.occupied)
                             order by rt.position, rt.id) as by_type
      from (select ${line}, room_type_id, count(distinct room_id)::int as occupied from lived group by 1, 2) l
      join room_types rt on rt.id = l.room_type_id
     group by 1)`;
}

function ofShip(shipId: number | undefined): RawBuilder<unknown> {
  return shipId === undefined ? sql`true` : sql`s.ship_id = ${shipId}`;
}

/** The sailings asked about, their orders with cabins, the rooms that were lived in, and those in service. */
function parts({ from, to, shipId }: Question): RawBuilder<unknown> {
  return sql`
    picked as materialized (
      select * from sailings s
       where s.date between ${from} and ${to} and s.status <> 'cancelled' and ${ofShip(shipId)}
    ), housed as (
      select s.id as sailing_id, s.date, o.status in ('paid', 'completed') as is_sold,
             s.status in ('departed', 'returned') as has_sailed, st.stays is not null as has_come,
             coalesce(st.open = 0, false) as has_left, coalesce(st.guests, 0) as guests,
             -- Whoever was given a room stood at the desk, scanned or not.
             (select count(*) from tickets t where t.order_id = o.id and t.live and t.boarded_at is null
                and not exists (select from stay_guests g where g.ticket_id = t.id)) as absent
        from picked s join orders o on o.sailing_id = s.id join room_types rt on rt.id = o.room_type_id
        left join (
          select st.sailing_id, st.order_id, count(distinct st.id) as stays,
                 count(distinct st.id) filter (where st.checked_out_at is null) as open,
                 count(distinct g.ticket_id) filter (where t.live or o.status = 'refunded')::int as guests
            from picked s join stays st on st.sailing_id = s.id join orders o on o.id = st.order_id
            left join stay_guests g on g.stay_id = st.id left join tickets t on t.id = g.ticket_id
           group by 1, 2
        ) st on st.sailing_id = s.id and st.order_id = o.id
       where rt.kind = 'cabin' and (o.status in ('paid', 'completed') or st.stays is not null)
    ), lived as materialized (
      select distinct on (st.sailing_id, st.order_id) s.id as sailing_id, s.date, st.room_id, st.room_type_id
        from picked s join stays st on st.sailing_id = s.id
       order by st.sailing_id, st.order_id, st.checked_in_at desc
    ), service as materialized (
      select s.id as sailing_id, count(*)::int as rooms
        from picked s join room_service v on v.ship_id = s.ship_id and v.since <= s.departs_at
             and (v.until is null or v.until > s.departs_at)
       group by 1
    )`;
}

/** Who came and who left on which day, of whichever sailing: guests of the night leave on the day after it. */
function passing({ from, to, shipId }: Question): RawBuilder<unknown> {
  const [start, end] = [startOfPortDay(from), startOfPortDay(addDays(to, 1))];
  return sql`
    moved as (
      select st.order_id, st.sailing_id, s.ship_id, min(st.checked_in_at) as came_at,
             case when count(*) = count(st.checked_out_at) then max(st.checked_out_at) end as left_at
        from (select distinct order_id, sailing_id from stays
               where (checked_in_at >= ${start} and checked_in_at < ${end})
                  or (checked_out_at >= ${start} and checked_out_at < ${end})) one
        join stays st on st.order_id = one.order_id and st.sailing_id = one.sailing_id
        join sailings s on s.id = st.sailing_id and s.status <> 'cancelled' and ${ofShip(shipId)}
       group by 1, 2, 3
    ), passed as materialized (
      select (at at time zone 'Asia/Kuala_Lumpur')::date as date, ship_id, at, has_come
        from (select ship_id, came_at as at, true as has_come from moved
              union all select ship_id, left_at, false from moved) each
       where at >= ${start} and at < ${end}
    )`;
}

function countsOf(row: Counts): Omit<CheckInReportRow, 'sailing'> {
  const { date, sold, arrivals, departures, guests, noShows, emptyCabins, inService, byType } = row;
  const occupied = byType.reduce((sum, type) => sum + type.occupied, 0);
  return { date, sold, arrivals, departures, guests, noShows, emptyCabins, inService, occupied, byType };
}
