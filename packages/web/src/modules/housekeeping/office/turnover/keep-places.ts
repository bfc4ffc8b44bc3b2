import type { TurnoverRoom } from '@gangway/contract/housekeeping/schemas.ts';
import { byNeed } from '@gangway/contract/housekeeping/turnover-order.ts';

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
