import { addDays } from '../core/dates.ts';
import { roundSen } from '../core/money.ts';
import type { RoomKind } from '../fleet/schemas.ts';
import type { RefundTier } from '../settings/registry.ts';

/** What an order was bought under. It carries them through every change of date, whatever is set or marked later. */
export interface RefundTerms {
  tiers: readonly RefundTier[];
  noShowPercent: number;
  nonRefundable: boolean;
  peak: boolean;
  /** What leaving an earlier sailing would have cost when the date was changed: never less is kept. */
  floorPercent: number;
}

/** What a refund of some passengers of an order depends on. */
export interface RefundFacts extends RefundTerms {
  /** Days at the port. */
  today: string;
  sailingDate: string;
  hasDeparted: boolean;
}

export interface FeeTier {
  percent: number;
  why: (typeof feeReasons)[number];
  /** Calendar days of notice; only for a tier. */
  days: number;
}

/** By what the share is kept: notice, the fare, the season, not having come, or a date that was left behind. */
export const feeReasons = ['tier', 'nonRefundable', 'peak', 'noShow', 'changed'] as const;

/** The share of the fare that is kept: by notice, or all of it for fares and sailings that give nothing back. */
export function feeTier(facts: RefundFacts): FeeTier {
  const days = calendarDays(facts.today, facts.sailingDate);
  if (facts.nonRefundable) return { percent: 100, why: 'nonRefundable', days };
  if (facts.peak) return { percent: 100, why: 'peak', days };
  const now = facts.hasDeparted
    ? ({ percent: facts.noShowPercent, why: 'noShow', days } as const)
    : ({ percent: tierOn(facts.tiers, days), why: 'tier', days } as const);
  return now.percent >= facts.floorPercent ? now : { percent: facts.floorPercent, why: 'changed', days };
}

/** Whether nothing comes back whenever somebody cancels. */
export function allKept({ nonRefundable, peak }: Pick<RefundTerms, 'nonRefundable' | 'peak'>): boolean {
  return nonRefundable || peak;
}

/** The share that is kept with so many days of notice. */
export function tierOn(tiers: readonly RefundTier[], days: number): number {
  return tiers.find((candidate) => days >= candidate.fromDays)?.percent ?? 100;
}

/** What is kept until which day, from today on; tiers that come to the same are one. */
export function tiersAhead(
  { tiers, floorPercent }: Pick<RefundTerms, 'tiers' | 'floorPercent'>,
  sailingDate: string,
  today: string,
): (RefundTier & { until: string })[] {
  const open = tiers
    .map(({ fromDays, percent }) => ({
      fromDays,
      percent: Math.max(percent, floorPercent),
      until: addDays(sailingDate, -fromDays),
    }))
    .filter(({ until }) => until >= today);
  return open.filter(({ percent }, place) => open[place + 1]?.percent !== percent);
}

/** What an order takes along to another sailing. */
export interface NextTerms {
  nonRefundable: boolean;
  peak: boolean;
  floorPercent: number;
}

/**
 * The terms after a change of date: the harder of both sailings. What leaving the old one would have cost at that moment
 * stays the least that is kept, and whatever gives nothing back on either side gives nothing back from then on.
 */
export function termsAfterChange(
  left: RefundFacts,
  next: { nonRefundable: boolean; peak: boolean },
): NextTerms {
  return {
    nonRefundable: left.nonRefundable || next.nonRefundable,
    peak: left.peak || next.peak,
    floorPercent: feeTier(left).percent,
  };
}

/** What another date costs. */
export interface ChangePrice {
  newTotalSen: number;
  differenceSen: number;
  feeSen: number;
  /** What would come back of a lower price and does not, because the order gives nothing back: it stays in the order. */
  keptSen: number;
  /** What is to be paid now; negative when something comes back. */
  dueSen: number;
}

/** The price of a change: the difference and the fee. An order that gives nothing back never pays a difference back. */
export function priceChange(
  left: RefundFacts,
  price: { newTotalSen: number; worthSen: number; feeSen: number },
): ChangePrice {
  const { newTotalSen, worthSen, feeSen } = price;
  const differenceSen = newTotalSen - worthSen;
  const keptSen = feeTier(left).percent === 100 ? Math.max(0, -differenceSen) : 0;
  return { newTotalSen, differenceSen, feeSen, keptSen, dueSen: differenceSen + keptSen + feeSen };
}

/**
 * Whether the money of those who leave stays with their order: a cabin's price is the cabin's, whoever sleeps in it, and
 * comes back when the cabin is given up. A boarding pass is its holder's own.
 */
export function staysWithCabin(kind: RoomKind, staying: number): boolean {
  return kind === 'cabin' && staying > 0;
}

/** Calendar days from one day to another. */
export function calendarDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** The fee on an amount. */
export function feeOn(paidSen: number, percent: number): number {
  return roundSen((paidSen * percent) / 100);
}

/** Whether the date of an order can still be changed: not within so many calendar days of departure. */
export function canChange(today: string, sailingDate: string, closedDays: number): boolean {
  return calendarDays(today, sailingDate) > closedDays;
}
