import type { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { RefundQuote } from '@gangway/contract/booking/money-calls.ts';
import { mainWay, splitBack } from '@gangway/contract/booking/split-back.ts';
import { type OrderStatus, orderSteps } from '@gangway/contract/booking/states.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { sql } from 'kysely';
import { AppError, fieldError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Tx } from '../../../platform/database/create-database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hasWaitingChange } from '../../sailings/index.ts';
import { tellOrdersChanged } from '../end-orders.ts';
import { requireWithin, type WaiveLimit } from '../waive-limits.ts';
import { cancelTickets } from './cancel-tickets.ts';
import { type LockedOrder, lockOwn } from './lock-order.ts';
import { hasLeft, reckonRefund } from './reckon-refund.ts';
import { listSources, sendBack } from './send-back.ts';

export interface RefundWish extends Omit<Body<typeof bookingCalls.refundOrder>, 'shownBackSen'> {
  orderId: number;
  /** What the customer was shown; null for staff, who see it and may set another fee. */
  shownBackSen: number | null;
  override: { feeSen: number; reason: string } | null;
  /** How much more than the terms say may come back by another fee. */
  waiveLimit?: WaiveLimit;
  /** Why staff give money back to those who never came aboard. */
  reason?: string;
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
    requireStep(order, ownerId);
    await requireNoChange(tx, orderId, clock());
    const reckoned = await reckonRefund(tx, order, ticketIds, clock());
    const sources = await listSources(tx, orderId);
    return { ...reckoned, sources, way: mainWay(splitBack(sources, reckoned.backSen)) };
  });
}

/**
 * Cancels passengers of a paid order: their tickets are void, their places free at once, and what is left after the fee
 * goes back the way it came. The last one to go makes the order refunded. Sent again, it is done once.
 */
export async function refundOrder({ db }: Platform, wish: RefundWish, actor: Actor): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockOwn(tx, wish.orderId, wish.ownerId);
    if (await isKnown(tx, wish)) return;
    requireStep(order, wish.ownerId);
    await requireNoChange(tx, order.id, actor.at);
    const reason = reasonOf(wish);
    if (hasLeft(order, actor.at)) requireNoShow(wish.ownerId, reason);
    const quote = await reckonRefund(tx, order, wish.ticketIds, actor.at);
    const backSen = wish.override ? backAfter(wish.override.feeSen, quote.paidSen) : quote.backSen;
    const waivedSen = Math.max(0, backSen - quote.backSen);
    if (waivedSen > 0) requireWithin(wish.waiveLimit ?? null, waivedSen + (await readWaived(tx, order.id)));
    // What does not come back of a cabin where others stay is theirs, not a fee.
    const feeSen = quote.why === 'cabin' ? 0 : quote.paidSen - backSen;
    if (wish.shownBackSen !== null && wish.shownBackSen !== backSen)
      throw new AppError('order.refundChanged', { amount: formatMoney(backSen) });
    await sendBack(tx, {
      orderId: order.id,
      why: quote.why === 'cabin' || quote.why === 'sailing' ? quote.why : 'cancel',
      backSen,
      feeSen,
      reason: reason || 'cancel',
      operatorId: wish.ownerId === null ? actor.accountId : null,
      cancelled: {
        key: wish.key,
        ticketIds: wish.ticketIds,
        askedFeeSen: wish.override?.feeSen ?? null,
        overrideReason: reason,
        waivedSen,
        by: actor.accountId,
      },
      at: actor.at,
    });
    await recordAudit(tx, actor, {
      action: 'refund',
      entity: 'order',
      entityId: order.id,
      after: {
        tickets: wish.ticketIds.length,
        backSen,
        feeSen,
        ...(reason ? { reason } : {}),
      },
    });
    await tellOrdersChanged(tx, [order.accountId]);
    await cancelTickets(tx, order, wish.ticketIds, { backSen, feeSen }, actor.at);
  });
}

/** What was let go of an order before: cut into pieces it is no less. */
async function readWaived(tx: Tx, orderId: number): Promise<number> {
  const { waivedSen } = await tx
    .selectFrom('orderRefunds')
    .select(sql<number>`coalesce(sum(waived_sen), 0)::bigint`.as('waivedSen'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  return waivedSen;
}

/** A fee above the fare is a slip of the hand; cut down to the fare in silence it would keep all of it. */
function backAfter(feeSen: number, paidSen: number): number {
  if (feeSen <= paidSen) return paidSen - feeSen;
  const params = { paid: formatMoney(paidSen) };
  throw fieldError('order.feeTooMuch', 'override.feeSen', 'error.order.feeTooMuch', params);
}

/** Whether this very wish was carried out before. The same key for anything else is refused. */
async function isKnown(tx: Tx, wish: RefundWish): Promise<boolean> {
  const row = await tx
    .selectFrom('orderRefunds')
    .select(['ticketIds', 'amountSen', 'askedFeeSen', 'overrideReason'])
    .where('orderId', '=', wish.orderId)
    .where('key', '=', wish.key)
    .executeTakeFirst();
  if (!row) return false;
  const isSame =
    new Set(row.ticketIds).symmetricDifference(new Set(wish.ticketIds)).size === 0 &&
    row.overrideReason === reasonOf(wish) &&
    (wish.shownBackSen ?? row.amountSen) === row.amountSen &&
    row.askedFeeSen === (wish.override?.feeSen ?? null);
  if (!isSame) throw new AppError('booking.keyReused');
  return true;
}

function reasonOf({ override, reason }: RefundWish): string {
  return override?.reason ?? reason ?? '';
}

/** Staff may still refund what was completed because the ship came home; customers may not. */
function requireStep({ status }: LockedOrder, ownerId: number | null): void {
  const steps: readonly OrderStatus[] = orderSteps[status];
  const isOpen = ownerId === null ? steps.includes('refunded') : status === 'paid';
  if (!isOpen) throw new AppError('order.step', { status });
}

/** Once the ship has left, whoever is not aboard did not come: only staff give something back, and say why. */
function requireNoShow(ownerId: number | null, reason: string): void {
  if (ownerId !== null) throw new AppError('order.noRefund');
  if (reason === '') throw fieldError('order.noShowReason', 'reason', 'error.order.noShowReason');
}

/** A change that waits holds places for all who sail now, and its price is theirs: until it has ended, nobody leaves. */
export async function requireNoChange(tx: Tx, orderId: number, now: Date): Promise<void> {
  if (await hasWaitingChange(tx, orderId, now)) throw new AppError('order.changeWaits');
}
