import { compareNumbers } from './rank-rooms.ts';
import type { TurnoverRoom } from './schemas.ts';

const columns = ['toClean', 'cleaning', 'cleaned', 'occupied', 'maintenance'] as const;

/** The rooms of a board under how they stand, each column in its order. */
export function boardColumns(rooms: readonly TurnoverRoom[]) {
  return columns.map((state) => ({
    state,
    lines: rooms.filter((line) => line.state === state).toSorted(state === 'cleaned' ? byCleaning : byNeed),
  }));
}

/** Rooms in the order in which they are needed; those nobody waits for come last, by number. */
export function byNeed(a: TurnoverRoom, b: TurnoverRoom): number {
  if (a.turn !== b.turn) return (a.turn ?? Infinity) - (b.turn ?? Infinity);
  return compareNumbers(a.room.number, b.room.number);
}

/** The same among rooms that are clean: what was cleaned last comes first. */
function byCleaning(a: TurnoverRoom, b: TurnoverRoom): number {
  return (b.cleaned?.at ?? '').localeCompare(a.cleaned?.at ?? '', 'en') || byNeed(a, b);
}
