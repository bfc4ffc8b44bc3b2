import { maxPassesPerOrder } from '@gangway/contract/booking/limits.ts';
import type { Bed } from '@gangway/contract/fleet/schemas.ts';
import type { PublicRoomType, PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { blankPassenger } from '#modules/booking/shared/passenger-draft.ts';
import { type TicketKind, ticketKindOf } from '#modules/sailings/site/index.ts';
import type { Draft } from './draft.ts';

/** Chooses the kind of ticket; where it has one room type only, that is chosen with it. */
export function chooseKind(draft: Draft, kind: TicketKind, roomTypes: readonly PublicRoomType[]): Draft {
  const types = roomTypes.filter((type) => ticketKindOf(type) === kind);
  const [only] = types;
  const kept = types.find((type) => type.id === draft.roomTypeId);
  const next = { ...draft, kind, roomTypeId: kept?.id ?? null };
  return only && types.length === 1 ? chooseRoom(next, only) : next;
}

/** Chooses the room type; bed and number of guests follow as far as they fit. */
export function chooseRoom(draft: Draft, type: PublicRoomType): Draft {
  return {
    ...choosePeople(draft, Math.min(draft.people, mostPeople(type))),
    kind: ticketKindOf(type),
    roomTypeId: type.id,
    bed: fittingBed(draft.bed, type),
  };
}

/** Chooses the day; the sailing too where there is no choice left: one in all, or one of the slot that is wanted. */
export function chooseDate(draft: Draft, date: string, sailings: readonly PublicSailing[]): Draft {
  const open = sailings.filter((sailing) => sailing.date === date && leftOf(sailing, draft.roomTypeId) > 0);
  const wanted = open.filter((sailing) => sailing.slot === draft.slot);
  const [only] = wanted.length === 1 ? wanted : open.length === 1 ? open : [];
  const next = { ...draft, date, sailingId: null };
  return only ? chooseSailing(next, only) : next;
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

/** How many people one order of a type takes. */
export function mostPeople(type: Pick<PublicRoomType, 'kind' | 'maxOccupancy'>): number {
  return type.kind === 'standing' ? maxPassesPerOrder : type.maxOccupancy;
}

export function leftOf(sailing: PublicSailing, roomTypeId: number | null): number {
  return sailing.offers.find((offer) => offer.roomTypeId === roomTypeId)?.left ?? 0;
}

function fittingBed(bed: Bed | null, { beds }: PublicRoomType): Bed | null {
  if (bed && beds.includes(bed)) return bed;
  return beds.length === 1 ? (beds[0] ?? null) : null;
}
