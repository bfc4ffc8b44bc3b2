import { roomSteps, type RoomStatus, type RoomStepName } from '@gangway/contract/fleet/room-states.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import type { HeldRoom } from './hold-rooms.ts';

/**
 * The one way a room's status changes: a step of the table in the contract, on condition that each room still stands where
 * the step begins. Of several, all take it or none.
 */
export async function stepRooms(
  tx: Tx,
  step: RoomStepName,
  rooms: readonly HeldRoom[],
  at: Date,
): Promise<void> {
  const { from, to }: { from: readonly RoomStatus[]; to: RoomStatus } = roomSteps[step];
  const moved = await tx
    .updateTable('rooms')
    .set({ status: to, updatedAt: at })
    .where('id', '=', sql<number>`any(${rooms.map((room) => room.id)}::bigint[])`)
    .where('status', '=', sql<RoomStatus>`any(${from}::text[])`)
    .returning('id')
    .execute();
  const other = rooms.find((room) => !moved.some(({ id }) => id === room.id));
  if (other) throw cannotStep(other);
}

/** Says why nothing was done: how the room stands, that somebody is at it, or that it is dirty once more. */
export function cannotStep({
  number,
  status,
}: {
  number: string;
  status: RoomStatus | 'cleaning' | 'again';
}): AppError {
  return new AppError('room.step', { number, status });
}
