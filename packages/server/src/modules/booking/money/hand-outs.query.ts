import type { HandOuts } from '@gangway/contract/booking/hand-out-calls.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/create-database.ts';

/** So many stand in the queue at once; the others move up. */
const mostShown = 200;

/**
 * Money that waits at the desk to be handed out, whoever waits longest first: taken there, or by a gateway that is no
 * longer chosen. `gateway` is the chosen one.
 */
export async function listHandOuts(db: Db, gateway: string): Promise<HandOuts> {
  const waiting = sql`payment_refunds r join payments p on p.id = r.payment_id
    where r.status in ('requested', 'failed') and p.provider <> ${gateway} and p.provider <> 'balance'`;
  const [{ rows }, sums] = await Promise.all([
    sql<Row>`
      select w.*, o.order_id, o.order_no, coalesce(o.customer_name, c.real_name, '') as name
        from (select r.id as refund_id, r.refund_no, r.created_at as at, r.amount_sen, r.reason, p.id as payment_id,
                     p.payment_no, p.method, p.account_id
                from ${waiting} order by r.created_at, r.id limit ${mostShown}) w
        left join customers c on c.account_id = w.account_id
        left join lateral (
             select orders.id as order_id, orders.order_no, orders.customer_name
               from order_payments op join orders on orders.id = op.order_id
               join order_refunds f on f.order_id = orders.id and w.refund_id = any(f.refund_ids)
              where op.payment_id = w.payment_id limit 1) o on true
       order by w.at, w.refund_id`.execute(db),
    sql<{ count: number; totalSen: number }>`
      select count(*)::int as count, coalesce(sum(r.amount_sen), 0)::bigint as total_sen from ${waiting}`.execute(
      db,
    ),
  ]);
  const { count = 0, totalSen = 0 } = sums.rows[0] ?? {};
  return {
    count,
    totalSen,
    waiting: rows.map(({ accountId: _, at, ...row }) => ({ ...row, at: at.toISOString() })),
  };
}

type Row = Omit<HandOuts['waiting'][number], 'at'> & { at: Date; accountId: number | null };
