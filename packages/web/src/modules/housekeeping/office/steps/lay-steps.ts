import type { RoomCard, TurnoverRoom } from '@gangway/contract/housekeeping/schemas.ts';
import type { RoomStep } from './room-step.ts';

/** Where a room stands between two sailings, by its card. */
export function turnoverState({ status, cleaning }: RoomCard): TurnoverRoom['state'] {
  if (status === 'available') return 'cleaned';
  if (status !== 'dirty') return status;
  return cleaning?.startedAt ? 'cleaning' : 'toClean';
}

/** A room as it is after a step, before the server has said so. */
export function afterStep(line: TurnoverRoom, step: RoomStep, by: string): TurnoverRoom {
  const { room } = line;
  switch (step.kind) {
    case 'startCleaning': {
      const dirtyAt = room.cleaning?.dirtyAt ?? step.at;
      return withCard(line, { ...room, cleaning: { dirtyAt, startedAt: step.at, startedBy: by } });
    }
    case 'cleanDone':
      return {
        ...withCard(line, { ...room, status: 'available', cleaning: null }),
        cleaned: { at: step.at, by, minutes: null },
      };
    case 'undoCleaned': {
      const { dirtyAt = step.at, startedAt = null, startedBy = null } = step.cleaning ?? {};
      return {
        ...withCard(line, { ...room, status: 'dirty', cleaning: { dirtyAt, startedAt, startedBy } }),
        cleaned: null,
      };
    }
    case 'startMaintenance':
      return withCard(line, {
        ...room,
        status: 'maintenance',
        cleaning: null,
        maintenance: { since: step.at, reason: step.reason, by, isDirty: room.status === 'dirty' },
      });
    case 'endMaintenance':
      // A room that was to be cleaned still is, whatever was mended in it.
      return withCard(line, {
        ...room,
        ...(room.maintenance?.isDirty
          ? { status: 'dirty', cleaning: { dirtyAt: step.at, startedAt: null, startedBy: null } }
          : { status: 'available' }),
        maintenance: null,
      });
  }
}

/** What the server said of a room, in its place on the board. */
export function withCard(line: TurnoverRoom, room: RoomCard): TurnoverRoom {
  return { ...line, room, state: turnoverState(room) };
}

/** The rooms with the steps that wait laid on top: whoever pressed sees it done at once. */
export function layStepsOn(
  rooms: readonly TurnoverRoom[],
  waiting: readonly RoomStep[],
  by: string,
): TurnoverRoom[] {
  return rooms.map((line) =>
    waiting
      .filter(({ roomId }) => roomId === line.room.id)
      .reduce((laid, step) => afterStep(laid, step, by), line),
  );
}
