import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/create-database.ts';
import { breaksConstraint, inTransaction } from '../../../platform/database/in-transaction.ts';
import { putInOutbox } from '../../../platform/outbox/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PaidPayment } from '../../payments/index.ts';
import { movePlaces, readOffer } from '../../sailings/index.ts';
import { AppError } from '../../../platform/app-error.ts';
import { claimPeople } from '../claim-people.ts';
import { tellOrdersChanged } from '../end-orders.ts';
import { markPaid } from '../mark-paid.ts';
import { stepOrders } from '../step-orders.ts';
import { sweepHolds } from '../sweep-holds.ts';
import { lockOrder } from './lock-order.ts';
import { findOutcome, findShare, noteOutcome, noteReturned, type Outcome } from './order-payments.store.ts';
import { sendBackUnused } from './send-back.ts';

/**
 * Money has come for orders. Each that waits is paid; one that was cancelled meanwhile gets its place again if there is one;
 * what the money could not buy goes back at once. Told again, it finds everything done.
 */
export async function applyPaymentToOrders(platform: Platform, payment: PaidPayment): Promise<void> {
  const { db, clock } = platform;
  const { id: paymentId, method } = payment;
  let restSen = payment.amountSen;
  const returned: LateShare[] = [];
  for (const orderId of payment.subjectIds.toSorted((a, b) => a - b)) {
    // Less than asked for only where a person has decided to take it as it came.
    const amountSen = Math.min(await readShare(db, { orderId, paymentId }), restSen);
    const outcome = await decide(platform, { orderId, paymentId, amountSen, method });
    if (outcome === 'paid') restSen -= amountSen;
    else returned.push({ orderId, amountSen });
  }
  const shares = shareOut(restSen, returned);
  await inTransaction(db, async (tx) => {
    for (const share of shares) await noteReturned(tx, { paymentId, ...share });
    if (restSen > 0) await sendBackUnused(tx, { paymentId, amountSen: restSen, shares, at: clock() });
  });
}

interface LateShare {
  orderId: number;
  amountSen: number;
}

/**
 * What goes back, by the orders it came for. Of less than asked for, what one could not use may have paid for the next; more
 * than asked for goes back with the first.
 */
function shareOut(backSen: number, returned: readonly LateShare[]): LateShare[] {
  let leftSen = backSen;
  const shares = returned.map(({ orderId, amountSen }) => {
    const shareSen = Math.min(amountSen, leftSen);
    leftSen -= shareSen;
    return { orderId, amountSen: shareSen };
  });
  const [first] = shares;
  if (first) first.amountSen += leftSen;
  return shares;
}

async function readShare(db: Db, share: { orderId: number; paymentId: number }): Promise<number> {
  const noted = await findShare(db, share);
  if (noted !== null) return noted;
  // The process ended between sending the customer away and noting it: the price of the order has not changed since.
  const order = await db
    .selectFrom('orders')
    .select('totalSen')
    .where('id', '=', share.orderId)
    .executeTakeFirstOrThrow();
  return order.totalSen;
}

interface Share {
  orderId: number;
  paymentId: number;
  amountSen: number;
  method: PaymentMethod;
}

/**
 * Decides what becomes of one share, once. News may come twice at the same moment, so each try begins by holding what it
 * is about and looking whether it was decided meanwhile.
 */
async function decide(platform: Platform, share: Share): Promise<Outcome> {
  return (
    (await payWaiting(platform, share)) ??
    (await buyAgain(platform, share)) ??
    (await giveUp(platform, share))
  );
}

/** Pays an order that waits; null when it does not any more, its ship has left or is out of service, or somebody of it was paid for elsewhere. */
function payWaiting({ db, clock }: Platform, share: Share): Promise<Outcome | null> {
  const { orderId, amountSen, method } = share;
  return inTransaction(db, async (tx) => {
    // The hold first, as everybody does who moves an unpaid order.
    const at = clock();
    const order = amountSen > 0 ? await markPaid(tx, orderId, { method, paidSen: amountSen }, at) : null;
    if (!order) return null;
    const { paymentId } = share;
    await noteOutcome(tx, { orderId, paymentId, amountSen, outcome: 'paid', at });
    return 'paid' as const;
  }).catch(nullIfRefused);
}

const wontDo = new Set<string>(['order.personBooked', 'booking.closed']);

function nullIfRefused(error: unknown): null {
  if (error instanceof AppError && wontDo.has(error.reason)) return null;
  if (breaksConstraint(error, 'tickets_person')) return null;
  throw error;
}

/**
 * The place of an order that was cancelled, if the sailing is the one that was bought and still sells it; its tickets live again.
 * Null when not.
 */
async function buyAgain({ db, clock }: Platform, share: Share): Promise<Outcome | null> {
  const { orderId, paymentId, amountSen, method } = share;
  const at = clock();
  const { sailingId, roomTypeId, edition } = await db
    .selectFrom('orders')
    .select(['sailingId', 'roomTypeId', 'edition'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  await sweepHolds(db, at, sailingId);
  const type = await readOffer(db, { sailingId, roomTypeId }, at);
  try {
    return await inTransaction(db, async (tx) => {
      await claimPeople(tx, [orderId]);
      const order = await lockOrder(tx, orderId);
      const decided = await findOutcome(tx, share);
      if (decided) return decided;
      if (order.status !== 'canceled' || amountSen <= 0 || !type?.offer) return null;
      const { units, people } = order;
      const paid = await stepOrders(tx, 'canceled', 'paid')
        .set({
          paidSen: amountSen,
          method,
          paidAt: at,
          canceledAt: null,
          cancelReason: null,
          updatedAt: at,
        })
        .where('id', '=', orderId)
        .returning('id')
        .execute();
      await noteOutcome(tx, { orderId, paymentId, amountSen, outcome: 'paid', at });
      await putInOutbox(tx, 'order.paid', { orderId });
      await tellOrdersChanged(tx, [order.accountId]);
      const places = { sailingId, roomTypeId, units, people };
      // Of the sailing as it was bought: one that was moved since is another.
      const limits = { ...type, edition };
      if (!(await movePlaces(tx, { take: { places, limits } }))) throw new NoPlace();
      const { rows } =
        await sql`update tickets set live = true where order_id = ${orderId} returning 1`.execute(tx);
      if (paid.length !== 1 || rows.length !== people) throw new NoPlace();
      return 'paid';
    });
  } catch (error) {
    return error instanceof NoPlace ? null : nullIfRefused(error);
  }
}

class NoPlace extends Error {}

/** The money could buy nothing here. */
function giveUp({ db, clock }: Platform, share: Share): Promise<Outcome> {
  const { orderId, paymentId, amountSen } = share;
  return inTransaction(db, async (tx) => {
    await lockOrder(tx, orderId);
    const decided = await findOutcome(tx, share);
    if (decided) return decided;
    await noteOutcome(tx, { orderId, paymentId, amountSen, outcome: 'returned', at: clock() });
    return 'returned';
  });
}
