import type { RefundQuote } from '@gangway/contract/booking/money-calls.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { sql } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Tx } from '../../../platform/database/create-database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import { putInOutbox } from '../../../platform/outbox/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellOrdersChanged } from '../end-orders.ts';
import { stepOrders } from '../step-orders.ts';
import { type LockedOrder, lockOrder } from './lock-order.ts';
import { movePlaces } from './move-places.ts';
import { quoteTickets } from './refund-facts.ts';
import { findWay, sendBack } from './send-back.ts';

export interface RefundWish {
  orderId: number;
  key: string;
  ticketIds: readonly number[];
  /** What the customer was shown; null for staff, who see it and may set another fee. */
  shownBackSen: number | null;
  override: { feeSen: number; reason: string } | null;
  /** Whose order it must be; null for staff. */
  ownerId: number | null;
}

/** What comes back of some passengers' fares, before anything is done. */
export async function quoteRefund(
  { db, clock }: Platform,
  orderId: number,
  ticketIds: readonly number[],
  ownerId: number | null,
): Promise<RefundQuote> {
  return inTransaction(db, async (tx) => {
    const order = await lockOwn(tx, orderId, ownerId);
    requirePaid(order);
    await requireNoChange(tx, orderId, clock());
    return { ...(await quoteTickets(tx, order, ticketIds, clock())), way: await findWay(tx, orderId) };
  });
}

/**
 * Cancels passengers of a paid order: their tickets are void, their places free at once, and what is left after the fee
 * goes back the way it came. The last one to go makes the order refunded. Sent again, it is done once.
 */
export async function refundOrder({ db }: Platform, wish: RefundWish, origin: Origin): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockOwn(tx, wish.orderId, wish.ownerId);
    if (await isKnown(tx, wish)) return;
    requirePaid(order);
    await requireNoChange(tx, order.id, origin.at);
    const quote = await quoteTickets(tx, order, wish.ticketIds, origin.at);
    if (wish.ownerId !== null && quote.why === 'noShow') throw new AppError('order.noRefund');
    const feeSen = Math.min(wish.override?.feeSen ?? quote.feeSen, quote.paidSen);
    const backSen = quote.paidSen - feeSen;
    if (wish.shownBackSen !== null && wish.shownBackSen !== backSen)
      throw new AppError('order.refundChanged', { amount: formatMoney(backSen) });
    const way = await sendBack(tx, {
      orderId: order.id,
      amountSen: backSen,
      reference: `order ${order.id} ${wish.key}`,
      reason: wish.override?.reason ?? 'cancel',
      operatorId: wish.ownerId === null ? origin.accountId : null,
      at: origin.at,
    });
    await tx
      .insertInto('orderRefunds')
      .values({
        orderId: order.id,
        key: wish.key,
        ticketIds: [...wish.ticketIds],
        amountSen: backSen,
        feeSen,
        way,
        overrideReason: wish.override?.reason ?? '',
        by: origin.accountId,
        at: origin.at,
      })
      .execute();
    await putInOutbox(tx, 'money.back', {
      orderId: order.id,
      about: `order ${order.id} ${wish.key}`,
      why: 'cancel',
      backSen,
      feeSen,
      way,
    });
    await recordAudit(tx, origin, {
      action: 'refund',
      entity: 'order',
      entityId: order.id,
      after: {
        tickets: wish.ticketIds.length,
        backSen,
        feeSen,
        ...(wish.override ? { reason: wish.override.reason } : {}),
      },
    });
    await tellOrdersChanged(tx, [order.accountId]);
    await takeOut(tx, order, wish.ticketIds, { backSen, feeSen }, origin.at);
  });
}

async function isKnown(tx: Tx, wish: RefundWish): Promise<boolean> {
  const row = await tx
    .selectFrom('orderRefunds')
    .select('id')
    .where('orderId', '=', wish.orderId)
    .where('key', '=', wish.key)
    .executeTakeFirst();
  return row !== undefined;
}

/** Held first: a repeated wish that came at the same moment waits for the first one here. */
async function lockOwn(tx: Tx, orderId: number, ownerId: number | null): Promise<LockedOrder> {
  const order = await lockOrder(tx, orderId);
  if (ownerId !== null && order.accountId !== ownerId) throw new AppError('record.missing');
  return order;
}

function requirePaid(order: LockedOrder): void {
  if (order.status !== 'paid') throw new AppError('order.step', { status: order.status });
}

/** A change that waits holds places for all who sail now, and its price is theirs: until it has ended, nobody leaves. */
async function requireNoChange(tx: Tx, orderId: number, now: Date): Promise<void> {
  const waiting = await tx
    .selectFrom('placeHolds')
    .select('changeId')
    .where('orderId', '=', orderId)
    .where('changeId', 'is not', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (waiting) throw new AppError('order.changeWaits');
}

/**
 * Tickets void, money moved in the order, places free. A cabin is free when nobody is left in it. What counts is how many
 * tickets become void here, never how many were named: when they differ, nothing of it is done. It ends with the counters,
 * so whatever else the transaction does comes before.
 */
export async function takeOut(
  tx: Tx,
  order: LockedOrder,
  ticketIds: readonly number[],
  { backSen, feeSen }: { backSen: number; feeSen: number },
  at: Date,
): Promise<void> {
  // The order is held, so its live tickets stay as they are until they are made void below.
  const { rows: live } = await sql<{ goes: boolean }>`
    select id = any(${ticketIds}::bigint[]) as goes from tickets where order_id = ${order.id} and live`.execute(
    tx,
  );
  const people = live.filter((ticket) => ticket.goes).length;
  if (people === 0 || people !== ticketIds.length) throw new AppError('record.changed');
  const isEmpty = people === live.length;
  const freed = order.kind === 'standing' ? people : 0;
  const money = {
    refundedSen: order.refundedSen + backSen,
    feeSen: order.feeSen + feeSen,
    updatedAt: at,
  };
  const stay = { people: order.people - people, units: order.units - freed };
  const changed = await (
    isEmpty
      ? stepOrders(tx, 'paid', 'refunded').set({ ...money, refundedAt: at })
      : tx
          .updateTable('orders')
          .set({ ...money, ...stay })
          .where('status', '=', 'paid')
  )
    .where('id', '=', order.id)
    .returning('id')
    .execute();
  if (changed.length === 0) throw new AppError('record.changed');
  const units = isEmpty ? order.units : freed;
  await movePlaces(tx, {
    give: [{ sailingId: order.sailingId, roomTypeId: order.roomTypeId, units, people }],
  });
  const voided = await sql`
    update tickets set live = false where order_id = ${order.id} and id = any(${ticketIds}::bigint[]) and live
    returning id`.execute(tx);
  if (voided.rows.length !== people) throw new AppError('record.changed');
}
