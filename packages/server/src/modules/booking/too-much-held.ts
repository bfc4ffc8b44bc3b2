import { AppError } from '../../platform/app-error.ts';
import type { HoldLimits } from './hold-caps.ts';
import type { TakeRefusal } from './take-places.ts';

/** Says what is too much, and what to do about it. Null when the refusal is about something else. */
export function tooMuchHeld(refusal: TakeRefusal, limits: HoldLimits): AppError | null {
  if (refusal === 'heldSailing') return new AppError('booking.heldSailing', { limit: limits.perSailing });
  if (refusal === 'heldAccount') return new AppError('booking.heldAccount', { limit: limits.perAccount });
  if (refusal === 'heldAgent') return new AppError('booking.heldAccount', { limit: limits.perAgent });
  if (refusal === 'heldAddress') return new AppError('booking.heldAddress');
  if (refusal === 'lapsedAddress') return new AppError('booking.lapsedAddress');
  if (refusal === 'lapsed') return new AppError('booking.lapsed', { limit: limits.lapsedPerDay });
  if (refusal === 'lapsedAgent')
    return new AppError('booking.lapsed', { limit: Math.max(limits.perAgent, limits.lapsedPerDay) });
  return null;
}
