import type { Body } from '@gangway/contract/core/define-call.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import type { CheckInReportRow } from '@gangway/contract/housekeeping/schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import { translate } from '../../platform/messages/translate.ts';
import { presentSailing, sailingColumns, type SailingRow } from './housed-sailing.ts';

type Question = Body<typeof housekeepingCalls.checkInReport>;

/**
 * What came and went, by sailing or by day. A cabin counts once on a line, however often its guests moved; a cabin sold that
 * nobody came to is a no-show once the ship has left. Cabins in service, and of which type they were, are those of that day.
 */
export async function checkInReport(db: Db, question: Question): Promise<CheckInReportRow[]> {
  return question.by === 'day' ? reportDays(db, question) : reportSailings(db, question);
}

interface Counts {
  date: string;
  sold: number;
  arrivals: number;
  departures: number;
  guests: number;
  noShows: number;
  inService: number;
  byType: CheckInReportRow['byType'];
}

async function reportSailings(db: Db, question: Question): Promise<CheckInReportRow[]> {
  const { rows } = await sql<Counts & SailingRow>`
    with ${parts(question)}
    select ${sailingColumns}, coalesce(o.sold, 0) as sold, coalesce(o.arrivals, 0) as arrivals,
           coalesce(o.departures, 0) as departures, coalesce(o.guests, 0) as guests, coalesce(o.no_shows, 0) as no_shows,
           coalesce(v.rooms, 0) as in_service, coalesce(y.by_type, '[]') as by_type
      from picked s join ships sh on sh.id = s.ship_id
      left join (
        select sailing_id, ${sums} from housed group by 1
      ) o on o.sailing_id = s.id
      left join service v on v.sailing_id = s.id
      left join ${typesBy(sql`sailing_id`)} y on y.sailing_id = s.id
     order by s.departs_at, s.id`.execute(db);
  return rows.map((row) => ({ ...countsOf(row), sailing: presentSailing(row) }));
}

async function reportDays(db: Db, question: Question): Promise<CheckInReportRow[]> {
  const { rows } = await sql<Counts>`
    with ${parts(question)}, ships_of_day as (
      select s.date, s.ship_id, max(coalesce(v.rooms, 0)) as rooms
        from picked s left join service v on v.sailing_id = s.id group by 1, 2
    )
    select d.date, d.in_service, coalesce(o.sold, 0) as sold, coalesce(o.arrivals, 0) as arrivals,
           coalesce(o.departures, 0) as departures, coalesce(o.guests, 0) as guests, coalesce(o.no_shows, 0) as no_shows,
           coalesce(y.by_type, '[]') as by_type
      from (select date, sum(rooms)::int as in_service from ships_of_day group by 1) d
      left join (
        select date, ${sums} from housed group by 1
      ) o on o.date = d.date
      left join ${typesBy(sql`date`)} y on y.date = d.date
     order by d.date`.execute(db);
  return rows.map((row) => ({ ...countsOf(row), sailing: null }));
}

const sums: RawBuilder<unknown> = sql`
  count(*) filter (where is_sold)::int as sold, count(*) filter (where has_come)::int as arrivals,
  count(*) filter (where has_left)::int as departures, sum(guests)::int as guests,
  count(*) filter (where is_sold and not has_come and has_sailed)::int as no_shows`;

/** Occupied cabins by type, of each sailing or day. */
function typesBy(line: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select ${line}, json_agg(json_build_object('roomTypeId', rt.id, 'code', rt.code, 'occupied', l.occupied)
                             order by rt.position, rt.id) as by_type
      from (select ${line}, room_type_id, count(distinct room_id)::int as occupied from lived group by 1, 2) l
      join room_types rt on rt.id = l.room_type_id
     group by 1)`;
}

/** The sailings asked about, their orders with cabins, the rooms that were lived in, and those in service. */
function parts({ from, to, shipId }: Question): RawBuilder<unknown> {
  return sql`
    picked as materialized (
      select * from sailings s
       where s.date between ${from} and ${to} and s.status <> 'cancelled'
         and (${shipId ?? null}::bigint is null or s.ship_id = ${shipId ?? null}::bigint)
    ), housed as (
      select s.id as sailing_id, s.date, o.status in ('paid', 'completed') as is_sold,
             s.status in ('departed', 'returned') as has_sailed, st.stays is not null as has_come,
             coalesce(st.open = 0, false) as has_left, coalesce(st.guests, 0) as guests
        from picked s join orders o on o.sailing_id = s.id join room_types rt on rt.id = o.room_type_id
        left join (
          select st.sailing_id, st.order_id, count(distinct st.id) as stays,
                 count(distinct st.id) filter (where st.checked_out_at is null) as open,
                 count(distinct g.ticket_id)::int as guests
            from picked s join stays st on st.sailing_id = s.id left join stay_guests g on g.stay_id = st.id
           group by 1, 2
        ) st on st.sailing_id = s.id and st.order_id = o.id
       where rt.kind = 'cabin' and (o.status in ('paid', 'completed') or st.stays is not null)
    ), lived as materialized (
      select s.id as sailing_id, s.date, st.room_id, coalesce(v.room_type_id, r.room_type_id) as room_type_id
        from picked s join stays st on st.sailing_id = s.id join rooms r on r.id = st.room_id
        left join room_service v on v.room_id = st.room_id and v.since <= st.checked_in_at
             and (v.until is null or v.until > st.checked_in_at)
    ), service as materialized (
      select s.id as sailing_id, count(*)::int as rooms
        from picked s join room_service v on v.ship_id = s.ship_id and v.since <= s.departs_at
             and (v.until is null or v.until > s.departs_at)
       group by 1
    )`;
}

function countsOf(row: Counts): Omit<CheckInReportRow, 'sailing'> {
  const { date, sold, arrivals, departures, guests, noShows, inService, byType } = row;
  return { date, sold, arrivals, departures, guests, noShows, inService, byType };
}

/** The report for Excel: a column for each type that was lived in. */
export async function exportCheckInReport(
  db: Db,
  question: Question,
  locale: Locale,
): Promise<Sheet<CheckInReportRow>> {
  const rows = await checkInReport(db, question);
  const { text, number, date } = sheetColumns<CheckInReportRow>(locale);
  const codes = new Map(
    rows.flatMap(({ byType }) => byType.map(({ roomTypeId, code }) => [roomTypeId, code] as const)),
  );
  const ofSailing =
    question.by === 'day'
      ? []
      : [
          text('shipOrder.slot', 8, ({ sailing }) =>
            sailing ? translate(locale, `sailings.slotTitle.${sailing.slot}`) : null,
          ),
          text('shipOrder.ship', 18, ({ sailing }) => sailing?.shipName ?? null),
        ];
  return {
    file: 'check-in-report',
    title: translate(locale, 'roomSheet.report'),
    rows,
    columns: [
      date('shipOrder.date', (row) => row.date),
      ...ofSailing,
      number('roomSheet.inService', (row) => row.inService),
      number('roomSheet.sold', (row) => row.sold),
      number('roomSheet.arrivals', (row) => row.arrivals),
      number('roomSheet.departures', (row) => row.departures),
      number('roomSheet.guests', (row) => row.guests),
      number('roomSheet.noShows', (row) => row.noShows),
      ...[...codes].map(([roomTypeId, code]) => ({
        title: code,
        width: 10,
        value: ({ byType }: CheckInReportRow) =>
          byType.find((type) => type.roomTypeId === roomTypeId)?.occupied ?? 0,
      })),
    ],
  };
}
