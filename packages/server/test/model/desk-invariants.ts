import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/create-database.ts';
import { listShifts } from '../../src/modules/payments/drawer/shifts.queries.ts';

interface Finding {
  rule: string;
  detail: string;
}

/** Cash lies in the drawer of whoever took it, and every drawer comes to what went in and out of it. */
export async function drawersOf(db: Db): Promise<Finding[]> {
  const [{ rows: sums }, shifts, { rows: strays }] = await Promise.all([
    sql<{ id: number; sen: number; out: number }>`
      select s.id, coalesce((select sum(amount_sen) from payment_refunds r where r.shift_id = s.id), 0)::bigint as out, (s.float_sen
               + coalesce((select sum(amount_sen) from payments p where p.shift_id = s.id), 0)
               - coalesce((select sum(amount_sen) from payment_refunds r where r.shift_id = s.id), 0))::bigint as sen
        from cash_shifts s`.execute(db),
    listShifts(db, { filter: {} }, 1000),
    sql<Finding>`
      select 'cash' as rule, format('payment %s of %s in shift %s of %s', p.id, p.operator_id, s.id, s.account_id) as detail
        from payments p left join cash_shifts s on s.id = p.shift_id
       where (p.provider = 'cash') <> (s.id is not null)
          or s.account_id <> p.operator_id or p.paid_at < s.opened_at or p.paid_at > s.closed_at
      union all
      select 'handed out', format('refund %s %s by %s in shift %s of %s', r.id, r.status, r.operator_id, s.id, s.account_id)
        from payment_refunds r left join cash_shifts s on s.id = r.shift_id
       where (r.method = 'cash' and s.id is null) or (s.id is not null and r.status <> 'done')
          or s.account_id <> r.operator_id or r.done_at < s.opened_at or r.done_at > s.closed_at`.execute(db),
  ]);
  const expected = new Map(sums.map((sum) => [sum.id, sum]));
  const wrong = shifts.filter(({ id, expectedSen, handedOutSen }) => {
    const sum = expected.get(id);
    return expectedSen !== sum?.sen || handedOutSen !== sum.out;
  });
  return [
    ...strays,
    ...sums
      .filter(({ sen }) => sen < 0)
      .map(({ id, sen }) => ({
        rule: 'overdrawn',
        detail: `drawer ${id} handed out ${-sen} more than it held`,
      })),
    ...wrong.map((shift) => ({
      rule: 'drawer',
      detail: `${shift.id}: ${shift.expectedSen} said, ${expected.get(shift.id)?.sen} by its entries`,
    })),
  ];
}

/** Whoever is aboard stays so, and only a voyage that is over completes an order. */
export function voyagesOf(db: Db) {
  return sql<Finding>`
    select 'boarded' as rule, format('ticket %s of order %s sailed and is void', t.id, t.order_id) as detail
      from tickets t join sailings s on s.id = t.sailing_id
     where t.boarded_at is not null and not t.live and s.status <> 'cancelled'
    union all
    select 'unpaid aboard', format('ticket %s of order %s', id, order_id) from tickets
     where boarded_at is not null and not paid
    union all
    select 'completed', format('order %s on a sailing that is %s', o.id, s.status)
      from orders o join sailings s on s.id = o.sailing_id
     where o.status = 'completed' and s.status <> 'returned'`.execute(db);
}

/** Once all is told nobody waits on a voyage that will not be, or has been. */
export function strandedOf(db: Db) {
  return sql<Finding>`
    select 'stranded' as rule, format('order %s is %s on a sailing that is %s', o.id, o.status, s.status) as detail
      from orders o join sailings s on s.id = o.sailing_id
     where (s.status = 'cancelled' and o.status in ('unpaid', 'paid', 'completed'))
        or (s.status = 'returned' and o.status in ('unpaid', 'paid'))`.execute(db);
}
