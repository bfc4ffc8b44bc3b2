import type { Chance } from '../random.ts';

const minute = 60_000;
const never = Number.POSITIVE_INFINITY;

export interface KeptRoom {
  id: number;
  shipId: number;
  roomTypeId: number;
  maxOccupancy: number;
}

export interface PlannedCleaning {
  roomId: number;
  dirtyAt: number;
  /** Whether guests left it so. */
  afterStay: boolean;
  startedAt: number | null;
  doneAt: number | null;
}

export type RoomKeeper = ReturnType<typeof roomKeeper>;

/** Gives rooms that are clean, one after the other, and has them cleaned when they are left. */
export function roomKeeper(chance: Chance, rooms: readonly KeptRoom[], now: number) {
  const cleanFrom = new Map(rooms.map((room) => [room.id, 0]));
  const cleanings: PlannedCleaning[] = [];
  let given = 0;

  function plan(roomId: number, cleaning: Omit<PlannedCleaning, 'roomId'>): void {
    cleanings.push({ roomId, ...cleaning });
    cleanFrom.set(roomId, cleaning.doneAt ?? never);
  }

  return {
    cleanings,
    /** A clean room of the type that was bought, or a larger one of another. */
    give(
      shipId: number,
      { roomTypeId, people }: { roomTypeId: number; people: number },
      at: number,
      isUpgrade: boolean,
    ): KeptRoom | null {
      const fit = rooms.filter(
        (room) =>
          room.shipId === shipId &&
          (cleanFrom.get(room.id) ?? never) <= at &&
          (isUpgrade
            ? room.roomTypeId !== roomTypeId && room.maxOccupancy >= people
            : room.roomTypeId === roomTypeId),
      );
      given += 1;
      const room = fit[(given * 7) % Math.max(1, fit.length)] ?? null;
      if (room) cleanFrom.set(room.id, never);
      return room;
    },
    /** Guests leave: long ago, and it was cleaned at once; lately, and some of it is still to be done. */
    leave(roomId: number, at: number | null, isLately: boolean): void {
      if (at === null) return;
      const left = { dirtyAt: at, afterStay: true };
      const lasts = chance.whole(11 * 60, 24 * 60) * 1000;
      const fate = chance.whole(1, 100);
      if (!isLately) {
        const startedAt = at + chance.whole(2 * 60, 9 * 60) * 1000;
        return plan(roomId, {
          ...left,
          ...(startedAt + lasts <= now ? { startedAt, doneAt: startedAt + lasts } : waits),
        });
      }
      // Within the last hour, so that there is a speed to reckon with.
      const doneAt = now - chance.whole(2, 55) * minute;
      if (fate <= 45 && doneAt - lasts > at)
        return plan(roomId, { ...left, startedAt: doneAt - lasts, doneAt });
      const startedAt = now - chance.whole(3, 14) * minute;
      if (fate <= 65 && startedAt > at) return plan(roomId, { ...left, startedAt, doneAt: null });
      return plan(roomId, { ...left, ...waits });
    },
    /** Rooms that were clean are to be cleaned again, all at once. */
    soil(roomIds: readonly number[], at: number): void {
      for (const roomId of roomIds)
        if ((cleanFrom.get(roomId) ?? never) <= at) plan(roomId, { dirtyAt: at, afterStay: false, ...waits });
    },
  };
}

const waits = { startedAt: null, doneAt: null };
