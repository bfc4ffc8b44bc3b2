import { cabinsFor, partyTotal } from '@gangway/contract/sailings/party.ts';
import type { PublicRoomType, PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import type { TicketKind } from './wish.ts';

export type Offer = PublicSailing['offers'][number];

/**
 * What of a sailing can be bought by those who look for it: of their kind, and enough of it for their party. What takes all
 * of them in one cabin comes alone; several cabins count only where none is large enough.
 */
export function matchingOffers(
  sailing: PublicSailing,
  roomTypes: readonly PublicRoomType[],
  wish: { kind?: TicketKind | null; people?: number | null } = {},
): Offer[] {
  const people = wish.people ?? 1;
  const whole: Offer[] = [];
  const split: Offer[] = [];
  for (const offer of sailing.offers) {
    const type = roomTypes.find(({ id }) => id === offer.roomTypeId);
    if (!type || (wish.kind && wish.kind !== ticketKindOf(type))) continue;
    if (partyTotal(type, offer, sailing.placesLeft, people) === null) continue;
    (cabinsFor(type, people) > 1 ? split : whole).push(offer);
  }
  return whole.length > 0 ? whole : split;
}

interface Cheapest {
  offer: Offer;
  /** How many cabins the party takes of it. */
  cabins: number;
  /** What it costs the party. */
  totalSen: number;
}

/** What costs a party least, of what can take it. */
export function cheapestFor(
  people: number,
  offers: readonly Offer[],
  roomTypes: readonly PublicRoomType[],
): Cheapest | null {
  const found = offers.flatMap((offer): Cheapest[] => {
    const type = roomTypes.find(({ id }) => id === offer.roomTypeId);
    if (!type) return [];
    const totalSen = partyTotal(type, offer, people, people) ?? Infinity;
    return [{ offer, cabins: cabinsFor(type, people), totalSen }];
  });
  return found.toSorted((one, other) => one.totalSen - other.totalSen)[0] ?? null;
}

export function ticketKindOf(type: Pick<PublicRoomType, 'kind' | 'hasWindow'>): TicketKind {
  if (type.kind === 'standing') return 'pass';
  return type.hasWindow ? 'window' : 'inside';
}
