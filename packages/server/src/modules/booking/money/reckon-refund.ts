import type { RefundQuote } from '@gangway/contract/booking/money-calls.ts';
import { findUnaccompanied } from '@gangway/contract/booking/passenger-rules.ts';
import { feeOn, feeTier, type RefundFacts, staysWithCabin } from '@gangway/contract/booking/refund-rules.ts';
import { worthOfEach } from '@gangway/contract/booking/split-price.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import { hasDeparted } from '@gangway/contract/sailings/departure.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import type { LockedOrder } from './lock-order.ts';

/**
 * What comes back when some passengers of a paid order are cancelled, by the tiers in force when it was bought. Every
 * passenger leaves with the price of their ticket, and with a part of what the order holds besides; the fee is counted by the
 * person. In a cabin where others stay nothing comes back and nothing is kept: it stays theirs. Of a cancelled sailing everything comes back,
 * whoever was aboard already, and what was kept as a fee for moving to it too.
 */
export async function reckonRefund(
  db: Db,
  order: LockedOrder,
  ticketIds: readonly number[],
  now: Date,
): Promise<Omit<RefundQuote, 'way' | 'sources'>> {
  const tickets = await db
    .selectFrom('tickets')
    .select(['id', 'name', 'live', 'boardedAt', 'birthDate', 'priceSen'])
    .where('orderId', '=', order.id)
    .orderBy('position')
    .execute();
  const live = tickets.filter((ticket) => ticket.live);
  const chosen = live.filter((ticket) => ticketIds.includes(ticket.id));
  const isCancelled = order.sailingStatus === 'cancelled';
  const isAboard = !isCancelled && chosen.some((ticket) => ticket.boardedAt !== null);
  if (chosen.length !== new Set(ticketIds).size || isAboard) throw new AppError('order.noRefund');
  const left = live.filter((ticket) => !chosen.includes(ticket));
  // Who sails without whom is settled once the ship has left, or when it does not sail.
  const alone =
    isCancelled || hasLeft(order, now) ? null : findUnaccompanied(left, portDate(order.departsAt));
  if (alone) throw new AppError('order.unaccompanied', { name: alone.name });
  const tier = { ...feeTier(refundFactsOf(order, now)), ...(isCancelled ? everything : {}) };
  const open = worthOfEach(
    live.map((ticket) => ticket.priceSen),
    order.paidSen - order.refundedSen - keptFees(order),
  );
  const stays = !isCancelled && staysWithCabin(order.kind, left.length);
  const lines = chosen.map((ticket) => {
    const paidSen = open[live.indexOf(ticket)] ?? 0;
    const feeSen = stays ? 0 : feeOn(paidSen, tier.percent);
    const backSen = stays ? 0 : paidSen - feeSen;
    return { ticketId: ticket.id, name: ticket.name, paidSen, feeSen, backSen };
  });
  const add = (field: 'paidSen' | 'feeSen' | 'backSen') => lines.reduce((sum, line) => sum + line[field], 0);
  const why = stays ? ({ percent: 0, why: 'cabin' } as const) : {};
  return { ...tier, ...why, lines, paidSen: add('paidSen'), feeSen: add('feeSen'), backSen: add('backSen') };
}

const everything = { percent: 0, why: 'sailing' } as const;

/** What is kept of an order as fees; nothing any more once its sailing is cancelled. */
export function keptFees({ sailingStatus, feeSen }: LockedOrder): number {
  return sailingStatus === 'cancelled' ? 0 : feeSen;
}

/** Whether the ship of an order has left. */
export function hasLeft({ sailingStatus, departsAt }: LockedOrder, now: Date): boolean {
  return hasDeparted({ status: sailingStatus, departsAt }, now);
}

/** By what a refund of an order is reckoned at a moment: the terms it carries, and the sailing it is on now. */
export function refundFactsOf(order: LockedOrder, now: Date): RefundFacts {
  return {
    tiers: order.refundTiers,
    noShowPercent: order.noShowPercent,
    nonRefundable: order.nonRefundable,
    peak: order.peak,
    floorPercent: order.keptPercentFloor,
    today: portDate(now),
    sailingDate: order.date,
    hasDeparted: hasLeft(order, now),
  };
}
