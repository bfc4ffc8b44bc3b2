import { formatInstant } from '@gangway/contract/core/dates.ts';
import { AppError } from '../../platform/app-error.ts';

/** Whoever was shown another time has plans for that one; who was shown none has asked for whatever it is. */
export function requireTime(
  { shownDepartsAt }: { shownDepartsAt?: string | undefined },
  { departsAt }: { departsAt: Date },
): void {
  if (shownDepartsAt !== undefined && Date.parse(shownDepartsAt) !== departsAt.getTime())
    throw new AppError('booking.retimed', { departs: formatInstant(departsAt) });
}
