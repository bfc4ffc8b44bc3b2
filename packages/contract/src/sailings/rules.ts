import type { Slot } from '../fleet/prices.ts';
import type { RoomKind } from '../fleet/schemas.ts';
import { isSold, type SailingStatus } from './states.ts';

/** When a slot sails unless somebody says otherwise; a return at or before departure is on the next day. */
export const slotTimes: Record<Slot, { departure: string; return: string }> = {
  day: { departure: '09:00', return: '17:00' },
  night: { departure: '19:00', return: '06:00' },
};

/** No pattern makes more sailings than this at once. */
export const maxPatternSailings = 1000;

/** Below this many places left, the customer is told that they are few. */
export const fewPlaces = 10;

/** Everything the answer "how many are left, at what price" depends on. */
export interface OfferFacts {
  sailing: {
    status: SailingStatus;
    salesCloseAt: Date;
    shipActive: boolean;
    capacity: number;
    peopleTaken: number;
  };
  type: {
    kind: RoomKind;
    on: boolean;
    dailyQuantity: number;
    roomsInService: number;
    unitsTaken: number;
  };
  priceSen: number | null;
  now: Date;
}

export interface Offer {
  priceSen: number;
  /** Cabins, or boarding passes, that can still be bought. */
  left: number;
}

/**
 * What can be bought of a type on a sailing, or null when it is not for sale there. Taken counts what is sold and what is
 * held at this second. A cabin needs a place for at least one person, and a ship that has such cabins.
 */
export function offerOf({ sailing, type, priceSen, now }: OfferFacts): Offer | null {
  const isOpen = isSold(sailing.status) && sailing.shipActive && now < sailing.salesCloseAt;
  const isOnShip = type.kind === 'standing' || type.roomsInService > 0;
  if (!isOpen || !isOnShip || !type.on || priceSen === null) return null;
  const people = Math.max(0, sailing.capacity - sailing.peopleTaken);
  const limit =
    type.kind === 'standing' ? type.dailyQuantity : Math.min(type.dailyQuantity, type.roomsInService);
  const left = Math.max(0, Math.min(limit - type.unitsTaken, people));
  return { priceSen, left };
}

/** The moments of a sailing from its date and times at the port. */
export function sailingTimes(
  date: string,
  departure: string,
  returning: string,
): { departsAt: Date; returnsAt: Date } {
  const departsAt = new Date(`${date}T${departure}:00+08:00`);
  const returnsAt = new Date(`${date}T${returning}:00+08:00`);
  if (returnsAt <= departsAt) returnsAt.setUTCDate(returnsAt.getUTCDate() + 1);
  return { departsAt, returnsAt };
}
