import type { RoomCard } from '@gangway/contract/housekeeping/schemas.ts';
import type { RoomFilter } from './use-room-desk-view.ts';

type Filtered = Pick<RoomCard, 'floor' | 'status'> & {
  roomType: Pick<RoomCard['roomType'], 'id'>;
  stay: Pick<NonNullable<RoomCard['stay']>, 'sailingId'> | null;
};

/** Whether a room is among those asked for. Of a sailing are the rooms its guests live in, and those nobody does. */
export function fitsFilter(room: Filtered, { floor, status, typeId, sailingId }: RoomFilter): boolean {
  return (
    (floor === null || room.floor === floor) &&
    (status === null || room.status === status) &&
    (typeId === null || room.roomType.id === typeId) &&
    (sailingId === null || room.stay === null || room.stay.sailingId === sailingId)
  );
}
