import type { PublicRoomType, PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import type { TicketKind } from './wish.ts';

export type Offer = PublicSailing['offers'][number];

/** What of a sailing can be bought by those who look for it: of their kind, and enough of it for their party. */
export function matchingOffers(
  sailing: PublicSailing,
  roomTypes: readonly PublicRoomType[],
  wish: { kind?: TicketKind | null; people?: number | null } = {},
): Offer[] {
  const people = wish.people ?? 1;
  if (sailing.placesLeft < people) return [];
  return sailing.offers.filter((offer) => {
    const type = roomTypes.find(({ id }) => id === offer.roomTypeId);
    if (!type || (wish.kind && wish.kind !== ticketKindOf(type))) return false;
    // A party may take several cabins.
    return offer.left * type.maxOccupancy >= people;
  });
}

export function cheapestOffer(offers: readonly Offer[]): Offer | null {
  return offers.toSorted((one, other) => one.priceSen - other.priceSen)[0] ?? null;
}

export function ticketKindOf(type: Pick<PublicRoomType, 'kind' | 'hasWindow'>): TicketKind {
  if (type.kind === 'standing') return 'pass';
  return type.hasWindow ? 'window' : 'inside';
}
