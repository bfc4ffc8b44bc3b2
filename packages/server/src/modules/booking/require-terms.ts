import type { ShownTerms } from '@gangway/contract/booking/terms-schemas.ts';
import { type WorseTerms, worseTerms } from '@gangway/contract/booking/worse-terms.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import { AppError } from '../../platform/app-error.ts';
import type { TypeOnSailing } from '../sailings/index.ts';
import type { BookingSettings } from './booking-settings.ts';

interface Shown {
  shownTerms?: ShownTerms | undefined;
}
interface Sails {
  date: string;
}

/**
 * Whoever was shown better terms has not agreed to these; who was shown none takes whichever hold. The order carries what is looked
 * at here, so terms that change while it waits for its turn at the counters are those of the next one.
 */
export function requireTerms(shown: Shown, terms: ShownTerms, sails: Sails, now: Date): void {
  const worse = findWorse(shown, terms, sails, now);
  if (worse) throw new AppError('booking.worseTerms', { ...worse });
}

/** Whether these are worse than those that were shown. */
export function isWorse(shown: Shown, terms: ShownTerms, sails: Sails, now: Date): boolean {
  return findWorse(shown, terms, sails, now) !== null;
}

function findWorse({ shownTerms }: Shown, terms: ShownTerms, { date }: Sails, now: Date): WorseTerms | null {
  return shownTerms ? worseTerms(shownTerms, terms, { today: portDate(now), sailingDate: date }) : null;
}

/** What an order of a type on a sailing would carry. */
export function termsOf(
  { peak, nonRefundable }: Pick<TypeOnSailing, 'peak' | 'nonRefundable'>,
  { refundTiers: tiers, noShowPercent }: Pick<BookingSettings, 'refundTiers' | 'noShowPercent'>,
): ShownTerms {
  return { tiers, noShowPercent, nonRefundable, peak, floorPercent: 0 };
}
