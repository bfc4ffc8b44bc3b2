import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { readGate, readOffer } from '../sailings/index.ts';
import { requireTime } from './require-time.ts';

/** Which sailing was looked at by whoever found no place on it. */
interface Looked {
  sailingId: number;
  roomTypeId: number;
  edition: number;
  shownDepartsAt?: string | undefined;
}

/**
 * A sailing that was shut, moved, given other times or made smaller after it was looked at is not what was to be bought: whoever is
 * refused a place for that is told so, with the new time if that is it, and not that all is sold.
 */
export async function requireEdition(db: Db, looked: Looked, now: Date): Promise<void> {
  const { edition, isClosed } = await readGate(db, looked.sailingId);
  if (isClosed) throw new AppError('booking.closed');
  if (edition === looked.edition) return;
  const type = await readOffer(db, looked, now);
  if (type) requireTime(looked, type);
  throw new AppError('record.changed');
}
