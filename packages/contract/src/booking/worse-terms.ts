import { allKept, calendarDays, type RefundTerms, tierOn } from './refund-rules.ts';

/** In what terms are worse than others, by the values its texts take. */
export interface WorseTerms {
  /** The fare or the season gives nothing back: then that is all there is to say. */
  fare: 'nonRefundable' | 'peak' | 'same';
  fee: 'worse' | 'same';
  /** Whoever cancels with so many days of notice loses more: the first such day to come. */
  days: number;
  feeBefore: number;
  feeNow: number;
  noShow: 'worse' | 'same';
  noShowBefore: number;
  noShowNow: number;
}

/**
 * Whether more would be kept under the terms of now than under those that were shown, on any day until the ship leaves or of
 * whoever does not come; null where it is as much or less, whatever the reason is called. Tiers of more notice than is left
 * were shown to nobody and count for nothing.
 */
export function worseTerms(
  shown: RefundTerms,
  now: RefundTerms,
  { today, sailingDate }: { today: string; sailingDate: string },
): WorseTerms | null {
  const worseOn = daysToCome(shown, now, Math.max(0, calendarDays(today, sailingDate))).find(
    (day) => keptOn(now, day) > keptOn(shown, day),
  );
  const [noShowBefore, noShowNow] = [keptOfNoShow(shown), keptOfNoShow(now)];
  if (worseOn === undefined && noShowNow <= noShowBefore) return null;
  const fare = now.nonRefundable ? 'nonRefundable' : now.peak ? 'peak' : 'same';
  const isSame = fare === 'same';
  const days = worseOn ?? 0;
  return {
    fare,
    fee: isSame && worseOn !== undefined ? 'worse' : 'same',
    days,
    feeBefore: keptOn(shown, days),
    feeNow: keptOn(now, days),
    noShow: isSame && noShowNow > noShowBefore ? 'worse' : 'same',
    noShowBefore,
    noShowNow,
  };
}

/** From today on, each day on which other tiers begin to hold; between two of them nothing changes. */
function daysToCome(one: RefundTerms, other: RefundTerms, notice: number): number[] {
  const ends = [...one.tiers, ...other.tiers].map(({ fromDays }) => fromDays - 1);
  return [notice, ...ends.filter((day) => day >= 0 && day < notice).toSorted((a, b) => b - a)];
}

function keptOn(terms: RefundTerms, days: number): number {
  return allKept(terms) ? 100 : Math.max(terms.floorPercent, tierOn(terms.tiers, days));
}

function keptOfNoShow(terms: RefundTerms): number {
  return allKept(terms) ? 100 : Math.max(terms.floorPercent, terms.noShowPercent);
}
