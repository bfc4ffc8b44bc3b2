import type { RoomCard } from '@gangway/contract/housekeeping/schemas.ts';
import { layStepsOn, turnoverState } from '../steps/lay-steps.ts';
import type { RoomStep } from '../steps/room-step.ts';

/** The rooms with one's own steps that wait laid on top, as the cleaning board has them. */
export function layOnRooms(
  rooms: readonly RoomCard[],
  waiting: readonly RoomStep[],
  by: string,
): readonly RoomCard[] {
  if (waiting.length === 0) return rooms;
  const lines = rooms.map((room) => ({ room, state: turnoverState(room), turn: null, cleaned: null }));
  return layStepsOn(lines, waiting, by).map(({ room }) => room);
}
