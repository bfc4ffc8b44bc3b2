import { type WorseTerms, worseTerms } from '@gangway/contract/booking/worse-terms.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { momentAtPort, timeAtPort } from '#ui/site/day-words.ts';
import type { Shown } from './draft.ts';

type ShownOffer = Pick<Shown, 'totalSen' | 'departsAt' | 'terms'>;

export type Change =
  | { name: 'time' | 'price'; before: string; now: string }
  | { name: 'terms'; worse: WorseTerms };

/** The day at the port, and that of the sailing, as far as it is known. */
export interface Days {
  today: string;
  sailingDate: string | undefined;
}

/** What is otherwise than it was shown, in words, and whether terms are worse; what was never shown is nothing else. */
export function changesOf(seen: ShownOffer, now: ShownOffer, days: Days): Change[] {
  const changes: Change[] = [];
  if (seen.departsAt && now.departsAt && seen.departsAt !== now.departsAt) {
    // By the time alone where the day is the same.
    const words = dayOf(seen.departsAt) === dayOf(now.departsAt) ? timeAtPort : momentAtPort;
    changes.push({ name: 'time', before: words(seen.departsAt), now: words(now.departsAt) });
  }
  if (seen.totalSen !== now.totalSen)
    changes.push({ name: 'price', before: formatMoney(seen.totalSen), now: formatMoney(now.totalSen) });
  const worse = worseThan(seen, now, days);
  if (worse) changes.push({ name: 'terms', worse });
  return changes;
}

/** What is worse of the terms, where some were shown before. */
export function worseThan(
  seen: Pick<Shown, 'terms'>,
  now: Pick<Shown, 'terms'>,
  { today, sailingDate }: Days,
): WorseTerms | null {
  return seen.terms && now.terms && sailingDate !== undefined
    ? worseTerms(seen.terms, now.terms, { today, sailingDate })
    : null;
}

const dayOf = (instant: string) => portDate(new Date(instant));
