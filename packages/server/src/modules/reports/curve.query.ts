import type { Locale } from '@gangway/contract/core/locales.ts';
import type { BookingCurve, CurvePoint, CurveSailing } from '@gangway/contract/reports/sales-schemas.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import { translate } from '../../platform/messages/translate.ts';
import { asAt } from './as-at.ts';

const mostDays = 90;
const mostLikes = 12;

/** The sailings of a day, to choose one of. */
export async function listCurveSailings(db: Db, date: string): Promise<CurveSailing[]> {
  const { rows } = await sql<CurveSailing>`
    select ${columns} from sailings s join ships h on h.id = s.ship_id
     where s.date = ${date} and s.status <> 'cancelled' order by s.departs_at, s.id`.execute(db);
  return rows;
}

const columns = sql`s.id, s.date::text as date, s.slot, s.status, h.name as ship_name, s.capacity`;

/**
 * How full a sailing was so many times 24 hours before it left, and on the mean the last ones like it: same ship, slot and
 * weekday. What is counted are people who are paid for; whoever moved to another date counts there from then on.
 */
export async function readCurve(db: Db, id: number, now: Date): Promise<BookingCurve> {
  const { rows } = await sql<CurveSailing & { departsAt: Date; isAsked: boolean; counts: number[] }>`
    with asked as (
      select s.* from sailings s where s.id = ${id}
    ), likes as (
      select s.* from sailings s join asked a on s.ship_id = a.ship_id and s.slot = a.slot
       where s.status in ('departed', 'returned') and s.date < a.date and s.departs_at <= ${now}
         and extract(isodow from s.date) = extract(isodow from a.date)
       order by s.date desc limit ${mostLikes}
    ), picked as materialized (
      select *, true as is_asked from asked union all select *, false from likes
    ), travelled as materialized (
      select o.id, o.paid_at, o.sailing_id from picked s join orders o on o.sailing_id = s.id where o.paid_at is not null
      union
      select o.id, o.paid_at, o.sailing_id from picked s
        join order_changes c on c.from_sailing_id = s.id and c.status = 'done' join orders o on o.id = c.order_id
    ), moves as materialized (
      select c.order_id, c.updated_at as at, c.from_sailing_id, c.sailing_id, c.people
        from travelled o join order_changes c on c.order_id = o.id
       where c.status = 'done' and c.from_sailing_id is not null
    ), steps as (
      -- Bought, on the sailing it was bought for.
      select coalesce((select m.from_sailing_id from moves m where m.order_id = o.id order by m.at limit 1), o.sailing_id)
               as sailing_id, o.paid_at as at,
             (select count(*) from tickets t
               where t.order_id = o.id and not exists (select from guest_replacements g where g.old_ticket_id = t.id))
               as people
        from travelled o
      union all
      select m.from_sailing_id, m.at, -m.people from moves m
      union all
      select m.sailing_id, m.at, m.people from moves m
      union all
      -- Given up, on the sailing it was on then.
      select coalesce((select m.from_sailing_id from moves m where m.order_id = o.id and m.at > f.at order by m.at limit 1),
                      o.sailing_id), f.at, -cardinality(f.ticket_ids)
        from travelled o join order_refunds f on f.order_id = o.id where cardinality(f.ticket_ids) > 0
    )
    select ${columns}, s.departs_at, s.is_asked,
           (select array_agg((select coalesce(sum(t.people), 0) from steps t
                               where t.sailing_id = s.id and t.at <= s.departs_at - n * interval '24 hours')::int order by n)
              from generate_series(0, ${mostDays}) n) as counts
      from picked s join ships h on h.id = s.ship_id`.execute(db);
  const own = rows.find((row) => row.isAsked);
  if (!own) throw new AppError('record.missing');
  const { departsAt, counts, isAsked: _, ...sailing } = own;
  const likes = rows.filter((row) => !row.isAsked);
  const points = counts.map((people, days): CurvePoint => {
    const hasCome = departsAt.getTime() - days * dayMs <= now.getTime();
    const mean =
      likes.reduce((sum, like) => sum + (like.counts[days] ?? 0) / like.capacity, 0) / likes.length;
    return {
      days,
      people: hasCome ? people : null,
      percent: hasCome ? percentOf(people / sailing.capacity) : null,
      likePercent: likes.length > 0 ? percentOf(mean) : null,
    };
  });
  return { sailing, likes: likes.length, points };
}

const dayMs = 86_400_000;

/** To a tenth. */
function percentOf(share: number): number {
  return Math.round(share * 1000) / 10;
}

/** The curve for Excel. */
export async function exportCurve(db: Db, id: number, now: Date, locale: Locale): Promise<Sheet<CurvePoint>> {
  const { sailing, points } = await readCurve(db, id, now);
  const { number } = sheetColumns<CurvePoint>(locale);
  return {
    file: `booking-curve-${sailing.date}-${sailing.slot}`,
    title: translate(locale, 'curve.sheet'),
    rows: points,
    note: [
      sailing.date,
      sailing.shipName,
      translate(locale, `sailings.slotTitle.${sailing.slot}`),
      asAt(now, locale),
    ].join(' · '),
    columns: [
      number('curve.days', (row) => row.days),
      number('sales.people', (row) => row.people),
      number('curve.percent', (row) => row.percent),
      number('curve.likePercent', (row) => row.likePercent),
    ],
  };
}
