import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import type { Slot } from '@gangway/contract/fleet/prices.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';

interface ChangeableOrder {
  id: number;
  shipId: number;
  date: string;
  slot: Slot;
}

/** Orders that were paid days ago and sail in weeks, at fares that may be changed. */
export async function findChangeable(db: Db, now: Date): Promise<ChangeableOrder[]> {
  const { rows } = await sql<ChangeableOrder>`
    select o.id, s.ship_id, s.date::text as date, s.slot from orders o join sailings s on s.id = o.sailing_id
     where o.status = 'paid' and o.paid_sen > 0 and o.method <> 'balance' and not o.peak and not o.non_refundable
       and o.paid_at < ${now}::timestamptz - interval '5 days' and s.departs_at > ${now}::timestamptz + interval '9 days'
     order by o.id limit 60`.execute(db);
  return rows;
}

/** The ship's sailing of the same slot on another day, if it has one. */
export async function sailingOn(
  db: Db,
  { shipId, slot }: Pick<ChangeableOrder, 'shipId' | 'slot'>,
  date: string,
): Promise<number | null> {
  const row = await db
    .selectFrom('sailings')
    .select('id')
    .where('shipId', '=', shipId)
    .where('slot', '=', slot)
    .where('date', '=', date)
    .where('status', '=', 'scheduled')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Two of whoever paid on the site and sails late enough that something comes back. */
export async function findRefundable(
  db: Db,
  now: Date,
): Promise<{ id: number; accountId: number; ticketIds: number[] }[]> {
  const { rows } = await sql<{ id: number; accountId: number; ticketIds: number[] }>`
    select o.id, o.account_id, array(select t.id from tickets t where t.order_id = o.id order by t.id) as ticket_ids
      from orders o join sailings s on s.id = o.sailing_id
     where o.status = 'paid' and o.paid_sen > 0 and o.account_id is not null and not o.peak and not o.non_refundable
       and o.method in ('creditCard', 'bank') and s.departs_at > ${now}::timestamptz + interval '31 days'
       and o.paid_at < ${now}::timestamptz - interval '1 day'
       and not exists (select from order_changes c where c.order_id = o.id)
     order by o.id desc limit 2`.execute(db);
  return rows;
}

interface ExpiredOrder {
  id: number;
  orderNo: string;
  accountId: number;
  totalSen: number;
  method: PaymentMethod;
  createdAt: Date;
  holdExpiresAt: Date;
}

/** The last that was lost before the card had paid for it. */
export async function findExpired(db: Db): Promise<ExpiredOrder[]> {
  const { rows } = await sql<ExpiredOrder>`
    select id, order_no, account_id, total_sen, method, created_at, hold_expires_at from orders
     where status = 'canceled' and cancel_reason = 'expired' and account_id is not null and method = 'creditCard'
     order by created_at desc limit 1`.execute(db);
  return rows;
}
