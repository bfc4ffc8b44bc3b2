import type { ChangeQuote } from '@gangway/contract/booking/money-calls.ts';
import { canChange, priceChange, termsAfterChange } from '@gangway/contract/booking/refund-rules.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readAvailability, type TypeOnSailing } from '../../sailings/index.ts';
import { readSettings } from '../../settings/index.ts';
import { readBookingSettings } from '../booking-settings.ts';
import type { HoldLimits } from '../hold-caps.ts';
import { totalOf } from '../price-line.ts';
import { type LockedOrder, worthOf } from './lock-order.ts';
import { hasLeft, refundFactsOf } from './reckon-refund.ts';

/** What a change of date to a sailing depends on, beside the order. */
export interface ChangeFacts {
  types: TypeOnSailing[];
  feeSen: number;
  closedDays: number;
  holdMinutes: number;
  holdLimits: HoldLimits;
}

export async function readChangeFacts({ db, clock }: Platform, sailingId: number): Promise<ChangeFacts> {
  const [types, values, booking] = await Promise.all([
    readAvailability(db, { ids: [sailingId] }, clock()),
    readSettings(db, 'change.adminFeeSen', 'change.closedDays'),
    readBookingSettings(db),
  ]);
  return {
    types,
    feeSen: values['change.adminFeeSen'],
    closedDays: values['change.closedDays'],
    holdMinutes: booking.holdMinutes,
    holdLimits: booking.holdLimits,
  };
}

/** Which type of the new sailing an order moves to and what that costs, under which terms; throws where it cannot. */
export function judgeChange(
  order: LockedOrder,
  facts: ChangeFacts,
  sailingId: number,
  now: Date,
): { type: TypeOnSailing; quote: ChangeQuote } {
  if (order.status !== 'paid') throw new AppError('order.step', { status: order.status });
  if (order.sailingId === sailingId) throw new AppError('order.changeSame');
  if (hasLeft(order, now) || !canChange(portDate(now), order.date, facts.closedDays))
    throw new AppError('order.changeClosed', { days: facts.closedDays });
  const type = facts.types.find((candidate) => candidate.roomTypeId === order.roomTypeId);
  if (!type?.offer) throw new AppError('booking.closed');
  const newTotalSen = totalOf(type.kind, type.offer.priceSen, order.people);
  const left = refundFactsOf(order, now);
  const price = priceChange(left, {
    newTotalSen,
    worthSen: worthOf(order),
    feeSen: facts.feeSen * order.people,
  });
  const { refundTiers: tiers, noShowPercent } = order;
  return { type, quote: { ...price, terms: { tiers, noShowPercent, ...termsAfterChange(left, type) } } };
}
