import { roundSen } from '../core/money.ts';
import type { RefundTier } from '../settings/registry.ts';

/** What a refund of some passengers of an order depends on. */
export interface RefundFacts {
  tiers: readonly RefundTier[];
  noShowPercent: number;
  nonRefundable: boolean;
  peak: boolean;
  /** Days at the port. */
  today: string;
  sailingDate: string;
  hasDeparted: boolean;
}

export interface FeeTier {
  percent: number;
  why: 'tier' | 'nonRefundable' | 'peak' | 'noShow';
  /** Calendar days of notice; only for a tier. */
  days: number;
}

/** The share of the fare that is kept: by notice, or all of it for fares and sailings that give nothing back. */
export function feeTier(facts: RefundFacts): FeeTier {
  const days = calendarDays(facts.today, facts.sailingDate);
  if (facts.nonRefundable) return { percent: 100, why: 'nonRefundable', days };
  if (facts.peak) return { percent: 100, why: 'peak', days };
  if (facts.hasDeparted) return { percent: facts.noShowPercent, why: 'noShow', days };
  const tier = facts.tiers.find((candidate) => days >= candidate.fromDays);
  return { percent: tier?.percent ?? 100, why: 'tier', days };
}

/**
 * Whether the money of those who leave stays with their order: a cabin's price is the cabin's, whoever sleeps in it, and
 * comes back when the cabin is given up. A boarding pass is its holder's own.
 */
export function staysWithCabin(kind: 'cabin' | 'standing', staying: number): boolean {
  return kind === 'cabin' && staying > 0;
}

/** Calendar days from one day to another. */
export function calendarDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** What each of so many people has paid: equal shares that add up to the whole, the odd sen to the first ones. */
export function shares(totalSen: number, people: number): number[] {
  const share = Math.floor(totalSen / people);
  const odd = totalSen - share * people;
  return Array.from({ length: people }, (_, index) => share + (index < odd ? 1 : 0));
}

/** The fee on an amount. */
export function feeOn(paidSen: number, percent: number): number {
  return roundSen((paidSen * percent) / 100);
}

/** Whether the date of an order can still be changed: not within so many calendar days of departure. */
export function canChange(today: string, sailingDate: string, closedDays: number): boolean {
  return calendarDays(today, sailingDate) > closedDays;
}
