import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import type { RoomCard } from '@gangway/contract/housekeeping/schemas.ts';
import { callOptions } from '#lib/call-key.ts';

export function overviewQuery(shipId: number) {
  return callOptions(housekeepingCalls.roomOverview, { params: { shipId } });
}

export interface RoomWishes {
  position?: RoomCard['position'] | undefined;
  floor?: number | undefined;
}

/** An order at the desk, with its guests and the rooms it could have. */
export function proposalQuery(orderId: number, wishes: RoomWishes = {}) {
  return callOptions(housekeepingCalls.proposeRooms, { params: { id: orderId }, query: wishes });
}
