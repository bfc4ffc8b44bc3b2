import { judgeRoom, type RoomRefusal } from '@gangway/contract/housekeeping/judge-check-in.ts';
import type { Arrival, RoomCard, RoomProposal } from '@gangway/contract/housekeeping/schemas.ts';

export type Offer = RoomProposal['rooms'][number];

export interface Offers {
  /** Clean rooms of the type that was bought, the best first. */
  bought: Offer[];
  /** Clean rooms of another type that is no less, the nearest first; they take a reason. */
  upgrades: Offer[];
  /** Clean rooms of a type that is less than was bought; they take a reason too. */
  lesser: Offer[];
}

/** The rooms an order can be given, and which of them without a word. Those it cannot have are not offered. */
export function sortOffers({ order, rooms }: RoomProposal): Offers {
  const possible = rooms.filter(
    ({ room, refusal }) => room.status === 'available' && (refusal === null || isBySay(refusal)),
  );
  const isBought = ({ room }: Offer) => room.roomType.id === order.roomType.id;
  const others = possible.filter((offer) => !isBought(offer));
  return {
    bought: possible.filter(isBought),
    upgrades: others.filter(({ fit }) => fit !== 'lesser'),
    lesser: others.filter(({ fit }) => fit === 'lesser'),
  };
}

/** A refusal that says something of the order, or that ends with a reason; not of the room. */
function isBySay(refusal: NonNullable<Offer['refusal']>): boolean {
  return refusal === 'otherType' || refusal === 'alreadyIn';
}

/** The room that is chosen: by hand, or the best of the type that was bought. An upgrade is never chosen unasked. */
export function chosenOffer({ bought, upgrades, lesser }: Offers, roomId: number | null): Offer | null {
  if (roomId === null) return bought[0] ?? null;
  return [...bought, ...upgrades, ...lesser].find(({ room }) => room.id === roomId) ?? null;
}

/** Why an order cannot have a room, by the same rule as the server's; null if it can. */
export function judgeCard(order: Arrival, { status, shipId, roomType }: RoomCard, reason: string) {
  return judgeRoom(
    { roomTypeId: order.roomType.id, people: order.guests.length, shipId: order.sailing.shipId },
    { status, shipId, roomTypeId: roomType.id, maxOccupancy: roomType.maxOccupancy },
    reason,
  );
}

/** Why a room that was chosen is not, or no longer, among the offers. `gone` where its card does not tell. */
export function whyNotOffered(order: Arrival, card: RoomCard | undefined): RoomRefusal | 'gone' {
  // Another type alone is offered, so that is never why: the reason it takes counts as given.
  return (card && judgeCard(order, card, 'given')) ?? 'gone';
}
