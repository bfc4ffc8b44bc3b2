import type { PublicSailing } from '@gangway/contract/sailings/schemas.ts';

/** What can be had on a day. */
export interface DayOffer {
  /** The lowest price among the sailings that still have a place; null when none has. */
  priceSen: number | null;
  /** The most that are left on one of them. */
  left: number;
}

/** What each day of some sailings offers of a room type, by date. */
export function offersByDay(sailings: readonly PublicSailing[], roomTypeId: number): Map<string, DayOffer> {
  const days = new Map<string, DayOffer>();
  for (const sailing of sailings) {
    const offer = sailing.offers.find((one) => one.roomTypeId === roomTypeId);
    if (!offer) continue;
    const left = Math.min(offer.left, sailing.placesLeft);
    const day = days.get(sailing.date) ?? { priceSen: null, left: 0 };
    if (left > 0) day.priceSen = Math.min(offer.priceSen, day.priceSen ?? offer.priceSen);
    day.left = Math.max(day.left, left);
    days.set(sailing.date, day);
  }
  return days;
}
