import type { SailingGuest, sailingMoney } from '@gangway/contract/booking/sailing-desk-schemas.ts';
import type { OrderStatus } from '@gangway/contract/booking/states.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../../platform/database/create-database.ts';
import { inLanguage } from '../../../platform/database/in-language.ts';
import { requireSailing } from './call-list.query.ts';

/** Everybody with a good ticket of a sailing, held or paid, by name. */
export async function listSailingGuests(db: Db, sailingId: number, locale: Locale): Promise<SailingGuest[]> {
  await requireSailing(db, sailingId);
  const rows = await db
    .selectFrom('tickets')
    .innerJoin('orders', 'orders.id', 'tickets.orderId')
    .innerJoin('roomTypes', 'roomTypes.id', 'orders.roomTypeId')
    .select([
      'tickets.id as ticketId',
      'orders.id as orderId',
      'orders.orderNo',
      'orders.status as orderStatus',
      'tickets.name',
      'tickets.phone',
      'roomTypes.nameEn',
      'roomTypes.nameZh',
      'orders.roomNumber',
      'tickets.boardedAt',
      'tickets.disembarkedAt',
    ])
    .where('tickets.sailingId', '=', sailingId)
    .where('tickets.live', '=', true)
    .where('orders.status', '=', sql<OrderStatus>`any(${['unpaid', 'paid', 'completed']}::text[])`)
    .orderBy(inLanguage('tickets.name', locale))
    .orderBy('tickets.id')
    .execute();
  return rows.map(({ nameEn, nameZh, boardedAt, disembarkedAt, ...row }) => ({
    ...row,
    roomType: { en: nameEn, zh: nameZh },
    boardedAt: boardedAt?.toISOString() ?? null,
    disembarkedAt: disembarkedAt?.toISOString() ?? null,
  }));
}

type Money = z.output<typeof sailingMoney>;

/** What came in for the orders of a sailing and what went back, by the methods it truly came and went by. */
export async function readSailingMoney(db: Db, sailingId: number, now: Date): Promise<Money> {
  await requireSailing(db, sailingId);
  const { rows: methods } = await sql<Money['methods'][number]>`
    select method, sum(taken)::bigint as taken_sen, sum(back)::bigint as refunded_sen from (
      select p.method, op.amount_sen as taken, 0 as back
        from orders o join order_payments op on op.order_id = o.id and op.outcome = 'paid'
        join payments p on p.id = op.payment_id
       where o.sailing_id = ${sailingId}
      union all
      select coalesce(r.method, p.method), 0, r.amount_sen
        from orders o join order_refunds f on f.order_id = o.id and f.kind <> 'late'
        join payment_refunds r on r.id = any(f.refund_ids) join payments p on p.id = r.payment_id
       where o.sailing_id = ${sailingId}) m
     group by method order by taken_sen desc, method`.execute(db);
  const { rows: open } = await sql<{ openSen: number }>`
    select coalesce(sum(total_sen), 0)::bigint as open_sen from orders
     where sailing_id = ${sailingId} and status = 'unpaid' and hold_expires_at > ${now}`.execute(db);
  const total = (key: 'takenSen' | 'refundedSen') => methods.reduce((sum, one) => sum + one[key], 0);
  return {
    takenSen: total('takenSen'),
    refundedSen: total('refundedSen'),
    openSen: open[0]?.openSen ?? 0,
    methods,
  };
}
