import { freshStep, type RoomStep } from '../steps/room-step.ts';

let made = 0;

/** A step of a room: called clean unless said otherwise. */
export function stepOf(roomId: number, more: Partial<RoomStep> = {}): RoomStep {
  made += 1;
  return {
    ...freshStep,
    id: `wish-${made}`,
    kind: 'cleanDone',
    shipId: 1,
    roomId,
    roomNumber: String(500 + roomId),
    at: '2026-11-16T02:42:00.000Z',
    by: 'Siti',
    ...more,
  };
}
