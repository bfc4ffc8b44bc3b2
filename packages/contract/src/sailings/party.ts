import type { RoomKind } from '../fleet/schemas.ts';

interface PartyType {
  kind: RoomKind;
  maxOccupancy: number;
}

interface PartyOffer {
  priceSen: number;
  left: number;
}

/** How many cabins of a type a party needs; boarding passes need none. */
export function cabinsFor({ kind, maxOccupancy }: PartyType, people: number): number {
  return kind === 'standing' ? 1 : Math.ceil(people / maxOccupancy);
}

/** What a type on a sailing costs a whole party; null where it cannot take all of them. */
export function partyTotal(
  type: PartyType,
  { priceSen, left }: PartyOffer,
  placesLeft: number,
  people: number,
): number | null {
  const units = type.kind === 'standing' ? people : cabinsFor(type, people);
  return left >= units && placesLeft >= people ? priceSen * units : null;
}
