import { partyTotal } from '@gangway/contract/sailings/party.ts';
import type { PublicRoomType, PublicSailing } from '@gangway/contract/sailings/schemas.ts';

/** What can be had on a day. */
export interface DayOffer {
  /** The lowest price among the sailings that can still take everybody; null when none can. */
  priceSen: number | null;
  /** The most that are left on one of them. */
  left: number;
}

/** What each day of some sailings offers a party of a room type, by date. */
export function offersByDay(
  sailings: readonly PublicSailing[],
  type: Pick<PublicRoomType, 'id' | 'kind' | 'maxOccupancy'>,
  people = 1,
): Map<string, DayOffer> {
  const days = new Map<string, DayOffer>();
  for (const sailing of sailings) {
    const offer = sailing.offers.find((one) => one.roomTypeId === type.id);
    if (!offer) continue;
    const left = Math.min(offer.left, sailing.placesLeft);
    const day = days.get(sailing.date) ?? { priceSen: null, left: 0 };
    const isEnough = partyTotal(type, offer, sailing.placesLeft, people) !== null;
    if (isEnough) day.priceSen = Math.min(offer.priceSen, day.priceSen ?? offer.priceSen);
    day.left = Math.max(day.left, left);
    days.set(sailing.date, day);
  }
  return days;
}
