import { addDays, startOfPortDay } from '@gangway/contract/core/dates.ts';
import type { SalesQuery } from '@gangway/contract/reports/sales-schemas.ts';
import { type RawBuilder, sql } from 'kysely';

/**
 * Everything that moved for orders in a period, each with its order, moment, method and one figure; `events` at the end.
 * What a payment brought for several orders is theirs as it was noted; what was noted less or more than came (a person took
 * it as it came, or it went back whole) is cut where the money ends, and what is over is the first order's.
 */
export function salesEvents({ from, to, shipId, slot }: Omit<SalesQuery, 'by'>): RawBuilder<unknown> {
  const [start, end] = [startOfPortDay(from), startOfPortDay(addDays(to, 1))];
  const inside = (column: string) =>
    sql`${sql.ref(column)} >= ${start}::timestamptz and ${sql.ref(column)} < ${end}::timestamptz`;
  return sql`
    came as (
      select p.id, p.paid_at as at, p.method, p.amount_sen as whole,
             coalesce(o.order_id, ${firstOrder}) as order_id, coalesce(o.amount_sen, 0) as part
        from payments p left join order_payments o on o.payment_id = p.id
       where p.status = 'paid' and p.subject in ('orders', 'change') and ${inside('p.paid_at')}
    ), went as (
      select r.id, r.created_at as at, coalesce(r.method, p.method) as method, r.amount_sen as whole,
             coalesce(l.order_id, (select min(o.order_id) from order_payments o where o.payment_id = p.id), ${firstOrder})
               as order_id,
             coalesce(l.amount_sen, 0) as part
        from payment_refunds r join payments p on p.id = r.payment_id
        left join (
          select f.order_id, f.amount_sen, unnest(f.refund_ids) as refund_id from order_refunds f where ${inside('f.at')}
        ) l on l.refund_id = r.id
       where p.subject in ('orders', 'change') and ${inside('r.created_at')}
    ), bought as (
      -- Order by order, so that tickets are found by their orders however many there are.
      select o.id, o.paid_at as at, t.people
        from orders o cross join lateral (
          select count(*) as people from tickets t
           where t.order_id = o.id and not exists (select from guest_replacements g where g.old_ticket_id = t.id)
        ) t
       where ${inside('o.paid_at')}
    ), every as (
      select order_id, at, method, 0::bigint as orders, 0::bigint as people, ${partOf} as taken_sen, 0::bigint as refunded_sen,
             0::bigint as fees_sen, 0::bigint as change_fees_sen, 0::bigint as differences_sen
        from came window w as (partition by id order by order_id)
      union all
      select order_id, at, method, 0, 0, 0, ${partOf}, 0, 0, 0 from went window w as (partition by id order by order_id)
      union all
      select id, at, null, 1, people, 0, 0, 0, 0, 0 from bought
      union all
      select order_id, at, null, 0, 0, 0, 0, fee_sen, 0, 0 from order_refunds where ${inside('at')} and fee_sen > 0
      union all
      select order_id, updated_at, null, 0, 0, 0, 0, 0, fee_sen, due_sen - fee_sen
        from order_changes where status = 'done' and ${inside('updated_at')}
      union all
      select order_id, at, null, 0, 0, 0, 0, 0, fee_sen, 0 from guest_replacements where ${inside('at')} and fee_sen > 0
    ), events as (
      select v.order_id, v.at, coalesce(v.method, o.method) as method, v.orders, v.people, v.taken_sen, v.refunded_sen,
             v.fees_sen, v.change_fees_sen, v.differences_sen, o.account_id, o.by_agent, o.channel, o.referrer, o.room_type_id,
             s.date as sailing_date, s.route_id
        from every v left join orders o on o.id = v.order_id left join sailings s on s.id = o.sailing_id
       where (${shipId ?? null}::bigint is null or s.ship_id = ${shipId ?? null}::bigint)
         and (${slot ?? null}::text is null or s.slot = ${slot ?? null}::text)
    )`;
}

/** Whom a payment was for when nobody noted it: the process ended before. */
const firstOrder = sql`case p.subject
  when 'orders' then p.subject_ids[1]
  else (select c.order_id from order_changes c where c.id = p.subject_ids[1]) end`;

/** A part of the whole, as far as it reaches; the first has what is over. All parts together are the whole. */
const partOf = sql`(
  greatest(0, least(part, whole - (sum(part) over w - part)))
    + case when row_number() over w = 1
           then greatest(0, whole - sum(part) over (partition by id)) else 0 end)::bigint`;
