import {
  type ComparedPeriod,
  monthPeriods,
  type Period,
  todayPeriods,
} from '@gangway/contract/reports/dashboard-periods.ts';
import type { ComparedMoney, DashboardToday, Received } from '@gangway/contract/reports/dashboard-schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';

/** The money of today and of this month so far, beside as much of the same a month and a year before. */
export async function readDashboardMoney(db: Db, now: Date): Promise<NonNullable<DashboardToday['money']>> {
  const [today, month] = [todayPeriods(now), monthPeriods(now)];
  const sums = await readReceived(db, [...inOrder(today), ...inOrder(month)]);
  return { today: compared(sums.slice(0, 3)), month: compared(sums.slice(3)) };
}

/**
 * What was received in each of some periods, by the definition of the list of payments: money that came on the day it came,
 * less what went back on the day it did. What goes into or out of a balance was received when the balance was paid in.
 */
async function readReceived(db: Db, periods: readonly Period[]): Promise<Received[]> {
  const [from, to] = [periods.map((period) => period.from), periods.map((period) => period.to)];
  const { rows } = await sql<Received>`
    select (select coalesce(sum(p.amount_sen), 0)::bigint from payments p
             where p.status = 'paid' and p.method <> 'balance'
               and p.paid_at >= period.from_at and p.paid_at < period.to_at) as taken_sen,
           (select coalesce(sum(r.amount_sen), 0)::bigint from payment_refunds r join payments p on p.id = r.payment_id
             where r.status = 'done' and p.status = 'paid' and coalesce(r.method, p.method) <> 'balance'
               and r.done_at >= period.from_at and r.done_at < period.to_at) as refunded_sen
      from unnest(${from}::timestamptz[], ${to}::timestamptz[]) with ordinality as period(from_at, to_at, place)
     order by period.place`.execute(db);
  return rows;
}

function inOrder({ now, lastMonth, lastYear }: ComparedPeriod): Period[] {
  return [now, lastMonth, lastYear];
}

const nothing: Received = { takenSen: 0, refundedSen: 0 };

function compared([now = nothing, lastMonth = nothing, lastYear = nothing]: Received[]): ComparedMoney {
  return { now, lastMonth, lastYear };
}
