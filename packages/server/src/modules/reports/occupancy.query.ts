import { addMonths, daysOfMonth } from '@gangway/contract/core/dates.ts';
import { monthRange } from '@gangway/contract/core/month-range.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import type { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { reckonOccupancy, sumOccupancy } from '@gangway/contract/reports/occupancy-rules.ts';
import type {
  OccupancyCounts,
  OccupancyDays,
  OccupancyMonth,
  OccupancyQuery,
  OccupancyRow,
} from '@gangway/contract/reports/occupancy-schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';

type Filter = Omit<OccupancyQuery, 'month'>;

/** The report of a month, with the same month of the year before beside it. */
export async function readOccupancyMonth(
  db: Db,
  { month, ...filter }: OccupancyQuery,
): Promise<OccupancyMonth> {
  const [own, lastYear] = await Promise.all([
    readMonth(db, month, filter),
    readMonth(db, addMonths(`${month}-01`, -12).slice(0, 7), filter),
  ]);
  return { ...own, lastYear };
}

/** The days of a year on which something sailed. */
export async function readOccupancyYear(
  db: Db,
  { year, ...filter }: Body<typeof reportsCalls.occupancyYear>,
): Promise<{ year: number; rows: OccupancyRow[] }> {
  return { year, rows: await readDays(db, { from: `${year}-01-01`, to: `${year}-12-31` }, filter) };
}

const nothing: OccupancyCounts = {
  sailings: 0,
  totalOccupancy: 0,
  arrivalRoom: 0,
  complimentaryRoom: 0,
  inService: 0,
  roomRevenueSen: 0,
};

/** Every day of a month, those without a sailing too. */
async function readMonth(db: Db, month: string, filter: Filter): Promise<OccupancyDays> {
  const sailed = new Map((await readDays(db, monthRange(month), filter)).map((row) => [row.date, row]));
  const rows = daysOfMonth(month).map((date) => sailed.get(date) ?? { date, ...reckonOccupancy(nothing) });
  return { month, rows, totals: sumOccupancy(rows) };
}

/**
 * One statement, whether for a month or a year. Everything counts on the date of the sailing an order is on now; cancelled
 * sailings count nothing. What was kept of a refunded order stays money of its cabin. Orders and stays are looked up sailing by
 * sailing, so that a month costs the same however many years lie behind it; rooms are counted by going once through the
 * moments at which they came into service and left it.
 */
async function readDays(
  db: Db,
  { from, to }: { from: string; to: string },
  {
    slot = null,
    shipId = null,
  }: { slot?: 'day' | 'night' | null | undefined; shipId?: number | null | undefined },
): Promise<OccupancyRow[]> {
  const { rows } = await sql<OccupancyCounts & { date: string }>`
    with picked as materialized (
      select id, date, ship_id, departs_at from sailings
       where date between ${from}::date and ${to}::date and status <> 'cancelled'
         and (${slot}::text is null or slot = ${slot}::text)
         and (${shipId}::bigint is null or ship_id = ${shipId}::bigint)
    ), sold as (
      select s.date, sum(o.cabins)::int as cabins, sum(o.given)::int as given, sum(o.money)::bigint as money
        from picked s cross join lateral (
          select count(*) filter (where status <> 'refunded') as cabins,
                 count(*) filter (where status <> 'refunded' and complimentary) as given,
                 sum(paid_sen - refunded_sen) as money
            from orders
           where sailing_id = s.id and status in ('paid', 'completed', 'refunded')
             and room_type_id = any(array(select id from room_types where kind = 'cabin'))
        ) o
       group by 1
    ), came as (
      select s.date, sum(st.cabins)::int as cabins
        from picked s cross join lateral (
          select count(distinct order_id) as cabins from stays where sailing_id = s.id
        ) st
       group by 1
    ), moments as (
      select ship_id, since as at, 1 as step, null::date as date from room_service
       union all select ship_id, until, -1, null from room_service where until is not null
       union all select ship_id, departs_at, 0, date from picked
    ), service as (
      select date, sum(cabins)::int as cabins
        from (
          select date, sum(step) over (partition by ship_id order by at, date is not null) as cabins from moments
        ) running
       where date is not null group by 1
    )
    select d.date, d.sailings, coalesce(sold.cabins, 0) as total_occupancy, coalesce(came.cabins, 0) as arrival_room,
           coalesce(sold.given, 0) as complimentary_room, coalesce(service.cabins, 0) as in_service,
           coalesce(sold.money, 0) as room_revenue_sen
      from (select date, count(*)::int as sailings from picked group by 1) d
      left join sold on sold.date = d.date
      left join came on came.date = d.date
      left join service on service.date = d.date
     order by d.date`.execute(db);
  return rows.map(({ date, ...counts }) => ({ date, ...reckonOccupancy(counts) }));
}
