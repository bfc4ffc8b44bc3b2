import { compareNumbers } from '@gangway/contract/housekeeping/rank-rooms.ts';
import type { TurnoverRoom } from '@gangway/contract/housekeeping/schemas.ts';

/** Rooms in the order in which they are needed; those nobody waits for come last, by number. */
export function byNeed(a: TurnoverRoom, b: TurnoverRoom): number {
  if (a.turn !== b.turn) return (a.turn ?? Infinity) - (b.turn ?? Infinity);
  return compareNumbers(a.room.number, b.room.number);
}

/** The same among rooms that are clean: what was cleaned last comes first. */
export function byCleaning(a: TurnoverRoom, b: TurnoverRoom): number {
  return (b.cleaned?.at ?? '').localeCompare(a.cleaned?.at ?? '', 'en') || byNeed(a, b);
}

const isDirty = ({ state }: TurnoverRoom) => state === 'toClean' || state === 'cleaning';

/**
 * Which rooms stand on the list of those to clean, and in which order. What stood there stays in its place, also when it is
 * clean: a list that moves under a thumb has the wrong room pressed.
 */
export function keepPlaces(before: readonly number[], rooms: readonly TurnoverRoom[]): number[] {
  const known = new Set(rooms.map(({ room }) => room.id));
  const kept = before.filter((id) => known.has(id));
  const added = rooms
    .filter((line) => isDirty(line) && !kept.includes(line.room.id))
    .toSorted(byNeed)
    .map(({ room }) => room.id);
  return [...kept, ...added];
}
