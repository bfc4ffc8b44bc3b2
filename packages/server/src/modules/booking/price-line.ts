import type { Bed, RoomKind } from '@gangway/contract/fleet/schemas.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import type { TypeOnSailing } from '../sailings/index.ts';

/** What a line comes to: how many of the type it takes, and what it costs. */
export interface PricedLine {
  units: number;
  totalSen: number;
  nonRefundable: boolean;
}

interface Asked {
  bed: Bed | null;
  passengers: readonly unknown[];
}

/** The price of a cabin is for the cabin, that of a boarding pass for each person. */
export function totalOf(kind: RoomKind, priceSen: number, people: number): number {
  return kind === 'cabin' ? priceSen : priceSen * people;
}

/** How many of a type so many people take. */
export function unitsOf(kind: RoomKind, people: number): number {
  return kind === 'cabin' ? 1 : people;
}

/** Throws when the line cannot be bought as it stands, each time for its own reason. */
export function priceLine(type: TypeOnSailing | undefined, line: Asked): PricedLine {
  if (!type?.offer) throw new AppError('booking.closed');
  const people = line.passengers.length;
  const { kind, maxOccupancy, beds, offer, nonRefundable } = type;
  if (kind === 'cabin' && people > maxOccupancy)
    throw fieldError('booking.tooManyGuests', 'passengers', 'error.booking.tooManyGuests', {
      max: maxOccupancy,
    });
  const isOffered = line.bed === null ? beds.length === 0 : beds.includes(line.bed);
  if (!isOffered) throw fieldError('booking.bed', 'bed', 'error.booking.bed');
  return {
    units: unitsOf(kind, people),
    totalSen: totalOf(kind, offer.priceSen, people),
    nonRefundable,
  };
}

/** Throws when fewer are left than asked for: of the type, or of places for people. */
export function requirePlaces(type: TypeOnSailing, units: number, people: number): void {
  const placesLeft = type.capacity - type.peopleTaken;
  const left = type.offer?.left ?? 0;
  if (left >= units && placesLeft >= people) return;
  throw soldOut(type.kind === 'cabin' && placesLeft < people && left > 0 ? placesLeft : left);
}

export function soldOut(left: number): AppError {
  return new AppError('booking.soldOut', { left: Math.max(0, left) });
}
