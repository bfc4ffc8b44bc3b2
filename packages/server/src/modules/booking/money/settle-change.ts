import { breaksConstraint, inTransaction } from '../../../platform/database/in-transaction.ts';
import { putInOutbox } from '../../../platform/outbox/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requestRefund } from '../../payments/index.ts';
import { readAvailability } from '../../sailings/index.ts';
import { sweepHolds } from '../sweep-holds.ts';
import { applyChange } from './apply-change.ts';
import { lockOrder } from './lock-order.ts';
import { lockCounters, takeMore } from './move-places.ts';

/** Money has come for a change of date: it is carried out, or, when its place is lost or the order is gone, sent back. */
export async function settleChange(platform: Platform, paymentId: number): Promise<void> {
  const { db, clock } = platform;
  const payment = await db
    .selectFrom('payments')
    .select(['amountSen', 'subjectIds'])
    .where('id', '=', paymentId)
    .where('status', '=', 'paid')
    .executeTakeFirst();
  const changeId = Number(payment?.subjectIds[0] ?? 0);
  const change = await db
    .selectFrom('orderChanges')
    .selectAll()
    .where('id', '=', changeId)
    .executeTakeFirst();
  if (!payment || !change) return;
  const { orderId } = change;
  const noted = await db
    .selectFrom('orderPayments')
    .select('outcome')
    .where('orderId', '=', orderId)
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
  if (noted) return;
  const at = clock();
  const amountSen = payment.amountSen;
  const isDone = await carryOut(platform, change, paymentId, amountSen);
  if (isDone) return;
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('orderPayments')
      .values({ orderId, paymentId, amountSen, outcome: 'returned', at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const reference = `payment ${paymentId} rest`;
    await requestRefund(tx, { paymentId, amountSen, reference, reason: 'late', operatorId: null, at });
    await putInOutbox(tx, 'money.back', {
      orderId,
      about: reference,
      why: 'late',
      backSen: amountSen,
      feeSen: 0,
      way: 'gateway',
    });
  });
}

interface Change {
  id: number;
  orderId: number;
  sailingId: number;
  dueSen: number;
}

async function carryOut(
  platform: Platform,
  change: Change,
  paymentId: number,
  amountSen: number,
): Promise<boolean> {
  if (amountSen !== change.dueSen) return false;
  const { db, clock } = platform;
  const at = clock();
  await sweepHolds(db, at, change.sailingId);
  const types = await readAvailability(db, { ids: [change.sailingId] }, at);
  try {
    return await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, change.orderId);
      if (order.status !== 'paid') return false;
      const { status } = await tx
        .selectFrom('orderChanges')
        .select('status')
        .where('id', '=', change.id)
        .executeTakeFirstOrThrow();
      if (status === 'done') return false;
      if (status === 'ended') {
        const type = types.find((candidate) => candidate.roomTypeId === order.roomTypeId);
        const { roomTypeId, units, people } = order;
        const places = { sailingId: change.sailingId, roomTypeId, units, people };
        await lockCounters(tx, roomTypeId, [order.sailingId, change.sailingId]);
        if (!type?.offer || !(await takeMore(tx, places, type))) throw new PlaceLost();
        await tx
          .updateTable('orderChanges')
          .set({ status: 'pending', updatedAt: at })
          .where('id', '=', change.id)
          .execute();
      }
      await tx
        .insertInto('orderPayments')
        .values({ orderId: order.id, paymentId, amountSen: change.dueSen, outcome: 'paid', at })
        .execute();
      return applyChange(tx, change.id, at);
    });
  } catch (error) {
    if (error instanceof PlaceLost || breaksConstraint(error, 'tickets_person')) return false;
    if (breaksConstraint(error, 'order_changes_pending')) return false;
    throw error;
  }
}

class PlaceLost extends Error {}
