import { maxPassesPerOrder } from '@gangway/contract/booking/limits.ts';
import type { Bed } from '@gangway/contract/fleet/schemas.ts';
import { partyTotal } from '@gangway/contract/sailings/party.ts';
import type { PublicRoomType, PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { blankPassenger } from '#modules/booking/shared/passenger-draft.ts';
import { type TicketKind, ticketKindOf } from '#modules/sailings/site/index.ts';
import type { Draft } from './draft.ts';

/** Chooses the kind of ticket; where it has one room type only, and that takes everybody, it is chosen with it. */
export function chooseKind(draft: Draft, kind: TicketKind, roomTypes: readonly PublicRoomType[]): Draft {
  const types = roomTypes.filter((type) => ticketKindOf(type) === kind);
  const [only] = types;
  const kept = types.find((type) => type.id === draft.roomTypeId);
  const next = { ...draft, kind, roomTypeId: kept?.id ?? null };
  return only && types.length === 1 && linesFor(only, draft.people) === 1 ? chooseRoom(next, only) : next;
}

/** Chooses the room type; the bed follows as far as it fits. The party stays whole: a smaller cabin is taken several times. */
export function chooseRoom(draft: Draft, type: PublicRoomType): Draft {
  return {
    ...draft,
    kind: ticketKindOf(type),
    roomTypeId: type.id,
    bed: fittingBed(draft.bed, type),
  };
}

/** Chooses the day; the sailing too where there is no choice left: one in all, or one of the slot that is wanted. */
export function chooseDate(
  draft: Draft,
  date: string,
  sailings: readonly PublicSailing[],
  type: PublicRoomType,
): Draft {
  const next = { ...draft, date, sailingId: null };
  const only = wantedSailing(next, sailings, type);
  return only ? chooseSailing(next, only) : next;
}

/** The one sailing of the chosen day that can be meant; null where somebody has to say. Another slot than wanted never is. */
export function wantedSailing(
  { date, slot, people }: Pick<Draft, 'date' | 'slot' | 'people'>,
  sailings: readonly PublicSailing[],
  type: PublicRoomType,
): PublicSailing | null {
  const open = sailings.filter((sailing) => sailing.date === date && canTake(sailing, type, people));
  const wanted = slot ? open.filter((sailing) => sailing.slot === slot) : open;
  return wanted.length === 1 ? (wanted[0] ?? null) : null;
}

export function chooseSailing(draft: Draft, { id, date, slot }: PublicSailing): Draft {
  return { ...draft, date, slot, sailingId: id };
}

/** Sets how many travel. Nobody who was filled in is lost when it goes down. */
export function choosePeople(draft: Draft, people: number): Draft {
  if (people === draft.people) return draft;
  const [first] = draft.passengers;
  const likeFirst = first && {
    nationality: first.nationality,
    idType: first.idType,
    referrer: first.referrer,
  };
  const missing = Array.from({ length: people - draft.passengers.length }, () => blankPassenger(likeFirst));
  return { ...draft, people, passengers: [...draft.passengers, ...missing], guestsDone: false };
}

/** Sets how many travel, before anything else: a cabin too small for them must be chosen anew. */
export function chooseParty(draft: Draft, people: number, roomTypes: readonly PublicRoomType[]): Draft {
  const type = roomTypes.find(({ id }) => id === draft.roomTypeId);
  const next = choosePeople(draft, people);
  return type && linesFor(type, people) > linesFor(type, draft.people) ? { ...next, roomTypeId: null } : next;
}

/** How many bookings of a type a party takes: one for each cabin. */
export function linesFor(type: Pick<PublicRoomType, 'kind' | 'maxOccupancy'>, people: number): number {
  return Math.ceil(people / mostPeople(type));
}

/** How many people one order of a type takes. */
export function mostPeople(type: Pick<PublicRoomType, 'kind' | 'maxOccupancy'>): number {
  return type.kind === 'standing' ? maxPassesPerOrder : type.maxOccupancy;
}

/** Whether a sailing has enough left of a type for all of them. */
export function canTake(sailing: PublicSailing, type: PublicRoomType, people: number): boolean {
  const offer = sailing.offers.find(({ roomTypeId }) => roomTypeId === type.id);
  return offer !== undefined && partyTotal(type, offer, sailing.placesLeft, people) !== null;
}

export function leftOf(sailing: PublicSailing, roomTypeId: number | null): number {
  return sailing.offers.find((offer) => offer.roomTypeId === roomTypeId)?.left ?? 0;
}

function fittingBed(bed: Bed | null, { beds }: PublicRoomType): Bed | null {
  if (bed && beds.includes(bed)) return bed;
  return beds.length === 1 ? (beds[0] ?? null) : null;
}
