import { feeOn, feeTier } from '@gangway/contract/booking/refund-rules.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { AheadRow } from '@gangway/contract/reports/sales-schemas.ts';
import type { RefundTier } from '@gangway/contract/settings/registry.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import { translate } from '../../platform/messages/translate.ts';
import { reportScope } from '../fleet/index.ts';
import { asAt } from './as-at.ts';

interface AheadQuestion {
  shipId?: number | undefined;
}

/**
 * Money of orders that have not sailed, by the month they sail in. Orders of the same day, terms and worth are one line
 * here: what would go back of each is reckoned by the rule that refunds them, for the whole order.
 */
export async function readAhead(db: Db, { shipId }: AheadQuestion, now: Date): Promise<AheadRow[]> {
  const { rows } = await sql<Line>`
    with ahead as materialized (
      select s.id, s.date from sailings s
       where s.departs_at > ${now} and s.status not in ('cancelled', 'departed', 'returned')
         and (${shipId ?? null}::bigint is null or s.ship_id = ${shipId ?? null}::bigint)
    )
    select s.date::text as date, o.refund_tiers as tiers, o.no_show_percent, o.non_refundable, o.peak,
           o.kept_percent_floor as floor_percent, o.paid_sen - o.refunded_sen as taken_sen,
           o.paid_sen - o.refunded_sen - o.fee_sen as worth_sen,
           case when o.status = 'unpaid' then o.total_sen else 0 end + coalesce(c.due_sen, 0) as owed_sen,
           count(*)::int as orders, sum(o.people)::int as people, array_agg(distinct s.id) as sailing_ids
      from ahead s join orders o on o.sailing_id = s.id
      left join lateral (
        select greatest(0, c.due_sen) as due_sen from order_changes c
          join place_holds h on h.change_id = c.id and h.expires_at > ${now}
         where c.order_id = o.id and c.status = 'pending'
      ) c on true
     where o.status in ('paid', 'completed') or (o.status = 'unpaid' and o.hold_expires_at > ${now})
     group by 1, 2, 3, 4, 5, 6, 7, 8, 9 order by 1`.execute(db);
  const today = portDate(now);
  const months = new Map<string, AheadRow & { ids: Set<number> }>();
  for (const line of rows) {
    const month = line.date.slice(0, 7);
    const row = months.get(month) ?? { ...nothing, month, ids: new Set() };
    months.set(month, row);
    for (const id of line.sailingIds) row.ids.add(id);
    row.sailings = row.ids.size;
    row.orders += line.orders;
    row.people += line.people;
    row.takenSen += line.takenSen * line.orders;
    row.owedSen += line.owedSen * line.orders;
    row.refundableSen += backOf(line, today) * line.orders;
  }
  return [...months.values()].map(({ ids: _, ...row }) => row);
}

interface Line {
  date: string;
  tiers: RefundTier[];
  noShowPercent: number;
  nonRefundable: boolean;
  peak: boolean;
  floorPercent: number;
  takenSen: number;
  worthSen: number;
  owedSen: number;
  orders: number;
  people: number;
  sailingIds: number[];
}

function backOf({ worthSen, date, ...terms }: Line, today: string): number {
  const { percent } = feeTier({ ...terms, today, sailingDate: date, hasDeparted: false });
  return worthSen - feeOn(worthSen, percent);
}

const nothing = { sailings: 0, orders: 0, people: 0, takenSen: 0, owedSen: 0, refundableSen: 0 };

/** The coming months for Excel, with their sum beneath. */
export async function exportAhead(
  db: Db,
  question: AheadQuestion,
  now: Date,
  locale: Locale,
): Promise<Sheet<AheadRow>> {
  const t = (id: string) => translate(locale, id);
  const { month, count, sum } = sheetColumns<AheadRow>(locale);
  const rows = await readAhead(db, question, now);
  return {
    file: 'booked-ahead',
    title: t('ahead.sheet'),
    rows,
    note: await reportScope(db, { ...question, period: asAt(now, locale) }, locale),
    columns: [
      month('ahead.month', (row) => row.month),
      count('ahead.sailings', (row) => row.sailings),
      count('sales.orders', (row) => row.orders),
      count('sales.people', (row) => row.people),
      sum('ahead.taken', (row) => row.takenSen),
      sum('ahead.owed', (row) => row.owedSen),
      sum('ahead.refundable', (row) => row.refundableSen),
    ],
  };
}
