import { sql } from 'kysely';
import { breaksConstraint, inTransaction } from '../../../platform/database/in-transaction.ts';
import { putInOutbox } from '../../../platform/outbox/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requestRefund } from '../../payments/index.ts';
import { readAvailability } from '../../sailings/index.ts';
import { tellOrdersChanged } from '../end-orders.ts';
import { markPaid } from '../mark-paid.ts';
import { sweepHolds } from '../sweep-holds.ts';
import { lockOrder } from './lock-order.ts';
import { takeMore } from './move-places.ts';

/**
 * Money has come for orders. Each that waits is paid; one that was canceled meanwhile gets its place again if there is one;
 * what the money could not buy goes back at once. Told again, it finds everything done.
 */
export async function settleOrders(platform: Platform, paymentId: number): Promise<void> {
  const { db, clock } = platform;
  const payment = await db
    .selectFrom('payments')
    .select(['amountSen', 'method', 'subjectIds'])
    .where('id', '=', paymentId)
    .where('status', '=', 'paid')
    .executeTakeFirst();
  if (!payment) return;
  let restSen = payment.amountSen;
  let returned: number | null = null;
  for (const orderId of payment.subjectIds.map(Number).toSorted((a, b) => a - b)) {
    const share = await readShare(platform, orderId, paymentId);
    // Less than asked for only where a person has decided to take it as it came.
    const amountSen = Math.min(share.amountSen, restSen);
    const outcome =
      share.outcome ??
      (amountSen > 0
        ? await settleOne(platform, orderId, paymentId, amountSen, payment.method)
        : await giveUp(platform, orderId, paymentId, 0));
    if (outcome === 'paid') restSen -= amountSen;
    else returned ??= orderId;
  }
  if (restSen <= 0) return;
  const reference = `payment ${paymentId} rest`;
  await inTransaction(db, async (tx) => {
    await requestRefund(tx, {
      paymentId,
      amountSen: restSen,
      reference,
      reason: 'late',
      operatorId: null,
      at: clock(),
    });
    if (returned !== null)
      await putInOutbox(tx, 'money.back', {
        orderId: returned,
        about: reference,
        why: 'late',
        backSen: restSen,
        feeSen: 0,
        way: 'gateway',
      });
  });
}

type Method = 'wechat' | 'alipay' | 'bank' | 'creditCard' | 'online' | 'cash' | 'balance';

async function readShare(
  { db }: Platform,
  orderId: number,
  paymentId: number,
): Promise<{ amountSen: number; outcome: 'paid' | 'returned' | null }> {
  const noted = await db
    .selectFrom('orderPayments')
    .select(['amountSen', 'outcome'])
    .where('orderId', '=', orderId)
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
  if (noted)
    return { amountSen: noted.amountSen, outcome: noted.outcome === 'pending' ? null : noted.outcome };
  // The process ended between sending the customer away and noting it: the price of the order has not changed since.
  const order = await db
    .selectFrom('orders')
    .select('totalSen')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { amountSen: order.totalSen, outcome: null };
}

async function settleOne(
  platform: Platform,
  orderId: number,
  paymentId: number,
  amountSen: number,
  method: Method,
): Promise<'paid' | 'returned'> {
  const { db, clock } = platform;
  const at = clock();
  const { status, sailingId, roomTypeId } = await db
    .selectFrom('orders')
    .select(['status', 'sailingId', 'roomTypeId'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (status === 'unpaid') {
    const paid = await inTransaction(db, async (tx) => {
      const order = await markPaid(tx, orderId, { method, paidSen: amountSen }, at);
      if (order) await noteOutcome(tx, orderId, paymentId, amountSen, 'paid', at);
      return order !== null;
    });
    if (paid) return 'paid';
  }
  const again = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (
    again.status === 'canceled' &&
    (await buyAgain(platform, { orderId, paymentId, amountSen, method, sailingId, roomTypeId }))
  )
    return 'paid';
  return giveUp(platform, orderId, paymentId, amountSen);
}

/** The place of an order that was canceled, if the sailing still sells it; its tickets live again. */
async function buyAgain(
  { db, clock }: Platform,
  order: {
    orderId: number;
    paymentId: number;
    amountSen: number;
    method: Method;
    sailingId: number;
    roomTypeId: number;
  },
): Promise<boolean> {
  const at = clock();
  await sweepHolds(db, at, order.sailingId);
  const types = await readAvailability(db, { ids: [order.sailingId] }, at);
  const type = types.find((candidate) => candidate.roomTypeId === order.roomTypeId);
  if (!type?.offer) return false;
  try {
    return await inTransaction(db, async (tx) => {
      const locked = await lockOrder(tx, order.orderId);
      if (locked.status !== 'canceled') return false;
      const { sailingId, roomTypeId, units, people } = locked;
      if (!(await takeMore(tx, { sailingId, roomTypeId, units, people }, type))) throw new NoPlace();
      await tx
        .updateTable('orders')
        .set({
          status: 'paid',
          paidSen: order.amountSen,
          method: order.method,
          paidAt: at,
          canceledAt: null,
          cancelReason: null,
          updatedAt: at,
        })
        .where('id', '=', order.orderId)
        .execute();
      await sql`update tickets set live = true where order_id = ${order.orderId}`.execute(tx);
      await noteOutcome(tx, order.orderId, order.paymentId, order.amountSen, 'paid', at);
      await putInOutbox(tx, 'order.paid', { orderId: order.orderId });
      await tellOrdersChanged(tx, [locked.accountId]);
      return true;
    });
  } catch (error) {
    if (error instanceof NoPlace || breaksConstraint(error, 'tickets_person')) return false;
    throw error;
  }
}

class NoPlace extends Error {}

async function giveUp(
  { db, clock }: Platform,
  orderId: number,
  paymentId: number,
  amountSen: number,
): Promise<'returned'> {
  await inTransaction(db, (tx) => noteOutcome(tx, orderId, paymentId, amountSen, 'returned', clock()));
  return 'returned';
}

async function noteOutcome(
  tx: Parameters<typeof lockOrder>[0],
  orderId: number,
  paymentId: number,
  amountSen: number,
  outcome: 'paid' | 'returned',
  at: Date,
): Promise<void> {
  await tx
    .insertInto('orderPayments')
    .values({ orderId, paymentId, amountSen, outcome, at })
    .onConflict((conflict) =>
      conflict.columns(['orderId', 'paymentId']).doUpdateSet({ outcome, amountSen, at }),
    )
    .execute();
}
