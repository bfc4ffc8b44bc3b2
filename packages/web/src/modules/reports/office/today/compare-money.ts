import type { Received } from '@gangway/contract/reports/dashboard-schemas.ts';

export interface Comparison {
  /** `nothing`: there was none then, and so there is no share. */
  what: 'more' | 'times' | 'less' | 'same' | 'nothing';
  percent: number;
  /** How many times as much: what is said where a share says nothing any more. */
  times: number;
  thenSen: number;
}

/** What was received: taken, less what went back. */
export function netSen({ takenSen, refundedSen }: Received): number {
  return takenSen - refundedSen;
}

/** How much more or less than then. More back than in is a sum to compare with, too: what counts is how far it is from it. */
export function compareMoney(now: Received, then: Received): Comparison {
  const thenSen = netSen(then);
  const difference = netSen(now) - thenSen;
  const none = { percent: 0, times: 0, thenSen };
  if (difference === 0) return { what: 'same', ...none };
  if (thenSen === 0) return { what: 'nothing', ...none };
  const percent = Math.round((Math.abs(difference) / Math.abs(thenSen)) * 100);
  const times = Math.round(netSen(now) / thenSen);
  const grown = times >= 10 ? 'times' : 'more';
  return { what: difference > 0 ? grown : 'less', percent, times, thenSen };
}
