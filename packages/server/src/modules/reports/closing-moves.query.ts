import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import type { LateMovement } from '@gangway/contract/reports/closing-schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';

/** Money that came or went between two moments, by what it is told apart by, with the ids of all it is of. */
export interface Moved {
  kind: 'payment' | 'refund';
  method: PaymentMethod;
  provider: string;
  isRecharge: boolean;
  /** Handed out over the desk: no payment company sent it. */
  isByHand: boolean;
  count: number;
  sen: number;
  ids: number[];
}

/** Payments by when they were paid, refunds by when they arrived: what moved, not what was agreed. */
export async function readMoved(db: Db, start: Date, end: Date): Promise<Moved[]> {
  const { rows } = await sql<Moved>`
    select 'payment' as kind, p.method, p.provider, p.subject = 'recharge' as is_recharge, false as is_by_hand,
           count(*)::int as count,
           sum(p.amount_sen)::bigint as sen, array_agg(p.id) as ids
      from payments p where p.status = 'paid' and p.paid_at >= ${start} and p.paid_at < ${end} group by 2, 3, 4
    union all
    select 'refund', coalesce(r.method, p.method), p.provider, p.subject = 'recharge', r.method is not null, count(*)::int,
           sum(r.amount_sen)::bigint, array_agg(r.id)
      from payment_refunds r join payments p on p.id = r.payment_id
     where r.status = 'done' and r.done_at >= ${start} and r.done_at < ${end} group by 2, 3, 4, 5`.execute(
    db,
  );
  return rows;
}

/** How far back money is looked for that was entered after its day was closed. */
const lookBackDays = 62;

export type Late = LateMovement & { id: number; isByHand: boolean };

/** Money with a time of a closed day that no closing has counted. */
export async function readLate(db: Db, end: Date): Promise<Late[]> {
  const { rows } = await sql<Omit<Late, 'at'> & { at: Date }>`
    with closed as materialized (
      select date, payment_ids, refund_ids from daily_closings order by date desc limit ${lookBackDays}
    ), since as (
      select min(date)::timestamp at time zone 'Asia/Kuala_Lumpur' as at from closed
    )
    select 'payment' as kind, p.id, p.payment_no as no, p.paid_at as at, p.method, p.provider, p.amount_sen, false as is_by_hand
      from payments p
     where p.status = 'paid' and p.paid_at >= (select at from since) and p.paid_at < ${end}
       and not exists (select from (select unnest(payment_ids) as id from closed) c where c.id = p.id)
    union all
    select 'refund', r.id, r.refund_no, r.done_at, coalesce(r.method, p.method), p.provider, r.amount_sen, r.method is not null
      from payment_refunds r join payments p on p.id = r.payment_id
     where r.status = 'done' and r.done_at >= (select at from since) and r.done_at < ${end}
       and not exists (select from (select unnest(refund_ids) as id from closed) c where c.id = r.id)
    order by 4, 2`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
