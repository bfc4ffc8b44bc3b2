import { isSold, type SailingStatus } from '@gangway/contract/sailings/states.ts';

/** How many more may come along; null on a sailing for which places are sold no more, a cancelled one above all. */
export function placesLeft(sailing: {
  status: SailingStatus;
  capacity: number;
  peopleTaken: number;
}): number | null {
  if (!isSold(sailing.status)) return null;
  return Math.max(0, sailing.capacity - sailing.peopleTaken);
}
