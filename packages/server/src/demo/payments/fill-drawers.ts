import { sql } from 'kysely';
import type { Tx } from '../../platform/database/create-database.ts';

const floatSen = 20_000;

/**
 * Drawers for all the cash of the demo's past: one a day and person, closed, and now and then a little short or over.
 * Whoever tries the demo opens a drawer of their own.
 */
export async function fillDrawers(tx: Tx, now: Date): Promise<void> {
  await sql`
    with moved as (
      select id as payment_id, null::bigint as refund_id, operator_id, paid_at as at, amount_sen
        from payments where provider = 'cash'
      union all
      select null, r.id, r.operator_id, r.done_at, -r.amount_sen
        from payment_refunds r where r.method = 'cash' and r.status = 'done'
    ), dated as (
      select *, (at at time zone 'Asia/Kuala_Lumpur')::date as day from moved where operator_id is not null
    ), days as (
      select operator_id, day, min(at) as first, max(at) as last, sum(amount_sen)::bigint as moved_sen,
             coalesce(-sum(amount_sen) filter (where refund_id is not null), 0)::bigint as out_sen,
             row_number() over (order by day, operator_id) as n
        from dated group by operator_id, day
    ), shifts as (
      insert into cash_shifts (shift_no, account_id, float_sen, opened_at, closed_at, closed_by, expected_sen,
                               handed_out_sen, counted_sen, note)
      select 'CS' || to_char(day, 'YYMMDD') || 'D' || lpad(n::text, 7, '0'), operator_id,
             greatest(${floatSen}::bigint, -moved_sen), first - interval '20 minutes',
             least(last + interval '15 minutes', ${now}::timestamptz), operator_id,
             greatest(${floatSen}::bigint, -moved_sen) + moved_sen, out_sen,
             greatest(${floatSen}::bigint, -moved_sen) + moved_sen
               + case when n % 11 = 3 then -greatest(0, least(1000, moved_sen)) when n % 17 = 5 then 500 else 0 end,
             case when n % 11 = 3 then 'Counted twice, one note is missing'
                  when n % 17 = 5 then 'A guest did not wait for the change' else '' end
        from days
      returning id, account_id, opened_at
    ), placed as (
      select shifts.id, days.operator_id, days.day
        from shifts join days on days.operator_id = shifts.account_id
                             and days.first - interval '20 minutes' = shifts.opened_at
    ), paid as (
      update payments set shift_id = placed.id from dated, placed
       where payments.id = dated.payment_id and placed.operator_id = dated.operator_id and placed.day = dated.day
    )
    update payment_refunds set shift_id = placed.id from dated, placed
     where payment_refunds.id = dated.refund_id and placed.operator_id = dated.operator_id and placed.day = dated.day`.execute(
    tx,
  );
}
