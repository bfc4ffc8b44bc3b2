import type { Bed, Room } from '../fleet/schemas.ts';

/** A clean room that could be given. */
export interface Candidate extends Pick<Room, 'id' | 'number' | 'floor' | 'position' | 'roomTypeId'> {
  beds: readonly Bed[];
}

/** What the guests bought and asked for, and where the rest of their group is. */
export interface RoomWish {
  roomTypeId: number;
  bed: Bed | null;
  position: Room['position'] | null;
  floor: number | null;
  /** Rooms the other orders of the group are in. */
  group: readonly Pick<Room, 'floor' | 'number'>[];
}

/** Why a room is proposed, for the desk to say. */
export const rankReasons = ['type', 'floor', 'group', 'position', 'bed'] as const;
export type RankReason = (typeof rankReasons)[number];

export interface Ranked<C> {
  room: C;
  why: RankReason[];
}

const weights: Record<RankReason, number> = { type: 16, floor: 8, group: 4, position: 2, bed: 1 };

/** The best room first: of the bought type, where it was asked for, near the group; among equals by number. */
export function rankRooms<C extends Candidate>(candidates: readonly C[], wish: RoomWish): Ranked<C>[] {
  const ranked = candidates.map((room) => ({ room, why: reasonsOf(room, wish) }));
  return ranked.toSorted(
    (a, b) =>
      weigh(b.why) - weigh(a.why) ||
      distance(a.room, wish) - distance(b.room, wish) ||
      compareNumbers(a.room.number, b.room.number) ||
      a.room.id - b.room.id,
  );
}

function reasonsOf(room: Candidate, { roomTypeId, bed, position, floor, group }: RoomWish): RankReason[] {
  const holds: Record<RankReason, boolean> = {
    type: room.roomTypeId === roomTypeId,
    floor: floor !== null && room.floor === floor,
    group: group.some((other) => other.floor === room.floor),
    position: position !== null && room.position === position,
    bed: bed !== null && room.beds.includes(bed),
  };
  return rankReasons.filter((reason) => holds[reason]);
}

function weigh(why: readonly RankReason[]): number {
  return why.reduce((sum, reason) => sum + weights[reason], 0);
}

/** How far a room is from the nearest of the group, by its number; nothing where there is no group. */
function distance(room: Candidate, { group }: RoomWish): number {
  const own = digits(room.number);
  const near = group.filter(({ floor }) => floor === room.floor);
  return near.length === 0 ? 0 : Math.min(...near.map(({ number }) => Math.abs(digits(number) - own)));
}

function digits(number: string): number {
  return Number(number.replaceAll(/\D/g, '').slice(0, 12) || '0');
}

/** Numbers of rooms as people read them: 9 before 10, A2 before B1. */
export function compareNumbers(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
