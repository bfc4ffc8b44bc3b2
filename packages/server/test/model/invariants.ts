import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/create-database.ts';
import { checkLedger } from '../../src/modules/wallet/index.ts';
import { drawersOf, strandedOf, voyagesOf } from './desk-invariants.ts';
import { stayRules } from '../stay-invariants.ts';
import { cabins, capacity, passes, type World } from './world.ts';

/** Everything that must be true after each step; gives what is not. */
export async function findBroken(world: World): Promise<string[]> {
  const { db } = world.platform;
  const [{ rows }, money, prices, drawers, voyages, ledger, rooms] = await Promise.all([
    places(world, db),
    moneyOf(db),
    pricesOf(world, db),
    drawersOf(db),
    voyagesOf(db),
    checkLedger(db),
    sql<{ problem: string }>`${sql.raw(stayRules)}`.execute(db),
  ]);
  return [
    ...[...rows, ...money.rows, ...prices.rows, ...drawers, ...voyages.rows].map(
      ({ rule, detail }) => `${rule}: ${detail}`,
    ),
    ...rooms.rows.map(({ problem }) => problem),
    ...ledger.problems.map(({ rule, detail }) => `ledger ${rule}: ${detail}`),
  ];
}

interface Finding {
  rule: string;
  detail: string;
}

/** No place is sold twice, and none is lost. */
function places({ scene, moved }: World, db: Db) {
  return sql<Finding>`
    with live as (
      select sailing_id, room_type_id, units, people from orders where status in ('unpaid', 'paid', 'completed')
      union all
      select sailing_id, room_type_id, units, people from place_holds where change_id is not null
    ), units as (
      select sailing_id, room_type_id, sum(units) as units from live group by 1, 2
    ), people as (
      select sailing_id, sum(people) as people from live group by 1
    )
    select 'units' as rule, format('sailing %s type %s: %s taken, %s counted', sailing_id, room_type_id, units, units_taken) as detail
      from units full join sailing_units using (sailing_id, room_type_id)
     where coalesce(units, 0) <> coalesce(units_taken, 0)
    union all
    select 'people', format('sailing %s: %s taken, %s counted', sailing_id, people, people_taken)
      from people full join sailing_people using (sailing_id)
     where coalesce(people, 0) <> coalesce(people_taken, 0)
    union all
    select 'oversold', format('sailing %s type %s: %s', sailing_id, room_type_id, units_taken) from sailing_units
     where units_taken > case when room_type_id = ${scene.cabinId} then ${cabins}::int else ${passes}::int end
    union all
    select 'too many', format('sailing %s: %s', sailing_id, people_taken) from sailing_people
     where people_taken > ${capacity}::int
    union all
    select 'tickets', format('order %s %s of %s people: %s live', o.id, o.status, o.people, count(t.id))
      from orders o left join tickets t on t.order_id = o.id and t.live and t.sailing_id = o.sailing_id
     group by o.id
    having count(t.id) <> case when o.status in ('unpaid', 'paid', 'completed') then o.people else 0 end
    union all
    select 'claim', format('ticket %s of order %s, %s', t.id, o.id, o.status)
      from orders o join tickets t on t.order_id = o.id and t.live and t.paid = (o.status = 'unpaid')
    union all
    select 'aboard', format('sailing %s: %s live tickets and %s held for changes, %s counted', c.sailing_id, aboard.people,
             held.people, c.people_taken)
      from sailing_people c
      cross join lateral (select count(*) as people from tickets t where t.sailing_id = c.sailing_id and t.live) aboard
      cross join lateral (select coalesce(sum(h.people), 0) as people from place_holds h
                           where h.sailing_id = c.sailing_id and h.change_id is not null) held
     where c.people_taken <> aboard.people + held.people
    union all
    select 'moved', format('order %s %s was bought for edition %s of sailing %s', o.id, o.status, o.edition, o.sailing_id)
      from orders o join sailing_people c using (sailing_id)
      left join unnest(${[...moved.keys()]}::bigint[], ${[...moved.values()]}::int[]) as m(sailing_id, edition) using (sailing_id)
     where o.status in ('unpaid', 'paid', 'completed') and (o.edition > c.edition or o.edition < m.edition)
    union all
    select 'passes', format('order %s: %s passes for %s people', id, units, people) from orders
     where room_type_id = ${scene.passId} and status in ('unpaid', 'paid', 'completed') and units <> people
    union all
    select 'gate', format('sailing %s is %s, its gate %s', s.id, s.status, case when c.closed then 'closed' else 'open' end)
      from sailings s left join sailing_people c on c.sailing_id = s.id
     where coalesce(c.closed, false) <> (s.status not in ('scheduled', 'boarding'))
    union all
    select 'hold', format('order %s is %s', o.id, o.status)
      from orders o left join place_holds h on h.order_id = o.id and h.change_id is null
     where (o.status = 'unpaid') <> (h.order_id is not null)
    union all
    select 'change', format('change %s is %s', c.id, c.status)
      from order_changes c left join place_holds h on h.change_id = c.id
     where (c.status = 'pending') <> (h.order_id is not null)`.execute(db);
}

/** Money is accounted for to the sen: what came is paid for something, gone back, or parked. */
function moneyOf(db: Db) {
  return sql<Finding>`
    with waiting as (
      select (payload ->> 'paymentId')::bigint as id from outbox where topic = 'payment.settled'
    ), used as (
      select payment_id, sum(amount_sen) as sen from order_payments where outcome = 'paid' group by 1
    ), back as (
      select payment_id, sum(amount_sen) as sen,
             coalesce(sum(amount_sen) filter (where not exists (
               select from order_refunds o where o.kind <> 'late' and r.id = any(o.refund_ids))), 0) as unused
        from payment_refunds r group by 1
    ), recharged as (
      select split_part(reference, '/', 2)::bigint as payment_id, sum(amount_sen) as sen
        from ledger_transfers where kind = 'recharge' and reference like '%/%' group by 1
      union all
      -- What staff took has the recharge's own number, and a payment of that name.
      select p.id, t.amount_sen from ledger_transfers t join payments p on p.subject = 'recharge' and p.label = t.reference
       where t.kind = 'recharge'
    ), returned as (
      select o.order_id, sum(r.amount_sen) as sen
        from order_refunds o join payment_refunds r on r.id = any(o.refund_ids)
       where o.kind <> 'late' group by 1
    )
    select 'payment' as rule, format('%s %s of %s sen: used %s, unused %s, recharged %s', p.id, p.status, p.amount_sen,
             used.sen, back.unused, recharged.sen) as detail
      from payments p left join used on used.payment_id = p.id left join back on back.payment_id = p.id
      left join recharged on recharged.payment_id = p.id
     where case when p.status <> 'paid' then coalesce(used.sen, 0) + coalesce(back.sen, 0) + coalesce(recharged.sen, 0) <> 0
                when p.id in (select id from waiting) then false
                else p.amount_sen <> coalesce(used.sen, 0) + coalesce(back.unused, 0) + coalesce(recharged.sen, 0) end
    union all
    select 'sent back', format('payment %s: %s said, %s sent', p.id, p.refunded_sen, back.sen)
      from payments p left join back on back.payment_id = p.id
     where p.refunded_sen <> coalesce(back.sen, 0) or p.refunded_sen > p.amount_sen
    union all
    select 'order', format('%s %s: paid %s by payments of %s', o.id, o.status, o.paid_sen, coalesce(sum(op.amount_sen), 0))
      from orders o left join order_payments op on op.order_id = o.id and op.outcome = 'paid'
     group by o.id having o.paid_sen <> coalesce(sum(op.amount_sen), 0)
    union all
    select 'unpaid', format('order %s is %s for nothing', id, status) from orders
     where status in ('paid', 'completed', 'refunded') and paid_sen = 0 and complimentary_reason = ''
    union all
    select 'refund', format('order %s: %s said, %s sent', o.id, o.refunded_sen, returned.sen)
      from orders o left join returned on returned.order_id = o.id
     where o.refunded_sen <> coalesce(returned.sen, 0)
    union all
    select 'parts', format('refund %s of order %s: %s said, %s sent', o.id, o.order_id, o.amount_sen, sum(r.amount_sen))
      from order_refunds o left join payment_refunds r on r.id = any(o.refund_ids)
     where o.kind <> 'late' group by o.id having o.amount_sen <> coalesce(sum(r.amount_sen), 0)
    union all
    select 'late', format('order %s: %s returned, %s entered', s.order_id, s.sen, f.sen)
      from (select order_id, sum(amount_sen) as sen from order_payments p where outcome = 'returned' and amount_sen > 0
               and p.payment_id not in (select id from waiting) group by 1) s
      left join (select order_id, sum(amount_sen) as sen from order_refunds where kind = 'late' group by 1) f using (order_id)
     where s.sen is distinct from f.sen
    union all
    select 'late parts', format('refund %s: %s sent, %s entered', r.id, r.amount_sen, sum(o.amount_sen))
      from payment_refunds r join order_refunds o on o.kind = 'late' and r.id = any(o.refund_ids)
     group by r.id having r.amount_sen <> sum(o.amount_sen)
    union all
    select 'kept', format('order %s %s: paid %s, back %s, fee %s', id, status, paid_sen, refunded_sen, fee_sen) from orders
     where case when status = 'refunded' then paid_sen <> refunded_sen + fee_sen
                else paid_sen < refunded_sen + fee_sen end
    union all
    select 'balance', format('%s paid from balances, %s in the ledger', a.sen, b.sen)
      from (select coalesce(sum(amount_sen), 0) as sen from payments where provider = 'balance') a,
           (select coalesce(sum(amount_sen), 0) as sen from ledger_transfers where kind = 'orderPayment') b
     where a.sen <> b.sen
    union all
    select 'returned', format('%s given back into balances, %s in the ledger', a.sen, b.sen)
      from (select coalesce(sum(r.amount_sen), 0) as sen from payment_refunds r join payments p on p.id = r.payment_id
             where p.provider = 'balance') a,
           (select coalesce(sum(amount_sen), 0) as sen from ledger_transfers where kind = 'refund') b
     where a.sen <> b.sen`.execute(db);
}

/**
 * The prices of an order's good tickets are what is in it, equal but for the odd sen. Those who leave a cabin leave their money
 * there, and a payment that was taken as it came may be less than the prices.
 */
function pricesOf({ scene }: World, db: Db) {
  return sql<Finding>`
    select 'prices' as rule, format('order %s %s of %s sen: tickets of %s, worth %s', o.id, o.status, o.total_sen, t.sen,
             o.paid_sen - o.refunded_sen - o.fee_sen) as detail
      from orders o
      cross join lateral (select sum(price_sen) as sen, max(price_sen) - min(price_sen) as apart from tickets
                           where order_id = o.id and live) t
      cross join lateral (select case when o.status = 'unpaid' then o.total_sen
                                      else o.paid_sen - o.refunded_sen - o.fee_sen end as sen) worth
      cross join lateral (select exists (select from order_payments p join payment_events e using (payment_id)
                           where p.order_id = o.id and p.outcome = 'paid' and e.kind = 'resolved') as is_short) came
      cross join lateral (select o.room_type_id = ${scene.cabinId} and exists (
                            select from tickets g where g.order_id = o.id and not g.live and not exists (
                              select from guest_replacements r where r.old_ticket_id = g.id)) as were_more) cabin
     where o.status in ('unpaid', 'paid', 'completed')
       and (t.apart > 1 or (not came.is_short and (t.sen > worth.sen or (t.sen < worth.sen and not cabin.were_more))))`.execute(
    db,
  );
}

/** What must be true once everything has been told and delivered: the gateway and the books agree. */
export async function findUnsettled({ platform, gateway }: World): Promise<string[]> {
  const { rows } = await sql<{
    paymentNo: string;
    status: string;
    amountSen: number;
    refundedSen: number;
  }>`select payment_no, status, amount_sen, refunded_sen from payments where provider = 'fake'`.execute(
    platform.db,
  );
  const books = new Map(rows.map((row) => [row.paymentNo, row]));
  const theirs = [...gateway.payments.values()].flatMap((payment) => {
    const ours = books.get(payment.paymentNo);
    if (!ours) return [`the gateway has ${payment.paymentNo}, the books do not`];
    if (payment.state !== 'paid')
      return ours.status === 'paid' ? [`${payment.paymentNo} was never paid`] : [];
    if (ours.status === 'parked') return [];
    const agrees =
      ours.status === 'paid' &&
      ours.amountSen === payment.amountSen &&
      ours.refundedSen === payment.refundedSen;
    return agrees ? [] : [`${payment.paymentNo}: ${JSON.stringify(ours)}, there ${JSON.stringify(payment)}`];
  });
  const { rows: totals } = await sql<{ moneyIn: number; moneyHeld: number }>`
    select (select coalesce(sum(amount_sen - refunded_sen), 0) from payments where status = 'paid' and provider <> 'balance')::bigint
             as money_in,
           ((select coalesce(sum(paid_sen - refunded_sen), 0) from orders)
           + (select coalesce(sum(balance_sen), 0) from wallets)
           + (select coalesce(sum(amount_sen), 0) from ledger_transfers where kind = 'reset'))::bigint as money_held`.execute(
    platform.db,
  );
  const { rows: stranded } = await strandedOf(platform.db);
  const { rows: left } = await sql<{ id: number }>`
    select s.id from stays s join orders o on o.id = s.order_id
     where s.checked_out_at is null and (o.status = 'refunded' or o.sailing_id <> s.sailing_id)`.execute(
    platform.db,
  );
  theirs.push(...left.map(({ id }) => `stay ${id} is of an order that has left`));
  theirs.push(...stranded.map(({ rule, detail }) => `${rule}: ${detail}`));
  const [{ moneyIn, moneyHeld } = { moneyIn: 0, moneyHeld: 0 }] = totals;
  return moneyIn === moneyHeld
    ? theirs
    : [...theirs, `${moneyIn} sen came in, ${moneyHeld} are accounted for`];
}
