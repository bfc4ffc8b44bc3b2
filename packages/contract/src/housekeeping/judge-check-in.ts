import type { OrderStatus } from '../booking/states.ts';
import type { RoomStatus } from '../fleet/room-states.ts';
import type { RoomKind } from '../fleet/schemas.ts';
import type { SailingStatus } from '../sailings/states.ts';

/** Why an order gets no room at all, whichever. */
export const orderRefusals = [
  'unpaid',
  'canceled',
  'refunded',
  'standing',
  'sailingCancelled',
  'notOpen',
  'returned',
] as const;
/** Why it does not get this room. */
export const roomRefusals = [
  'alreadyIn',
  'otherShip',
  'occupied',
  'dirty',
  'maintenance',
  'tooSmall',
  'otherType',
] as const;
export const checkInRefusals = [...orderRefusals, ...roomRefusals] as const;
export type OrderRefusal = (typeof orderRefusals)[number];
export type RoomRefusal = (typeof roomRefusals)[number];
export type CheckInRefusal = (typeof checkInRefusals)[number];

export interface OrderToHouse {
  status: OrderStatus;
  kind: RoomKind;
  roomTypeId: number;
  people: number;
  sailingStatus: SailingStatus;
  shipId: number;
}

export interface RoomToGive {
  status: RoomStatus;
  shipId: number;
  roomTypeId: number;
  maxOccupancy: number;
}

/** Whether an order may be given a room now; null if so. The desk asks before it offers any, the server before it writes. */
export function judgeOrder(
  order: Omit<OrderToHouse, 'roomTypeId' | 'people' | 'shipId'>,
): OrderRefusal | null {
  if (order.sailingStatus === 'cancelled') return 'sailingCancelled';
  if (order.status === 'unpaid' || order.status === 'canceled' || order.status === 'refunded')
    return order.status;
  if (order.kind === 'standing') return 'standing';
  if (order.sailingStatus === 'scheduled') return 'notOpen';
  if (order.sailingStatus === 'returned' || order.status === 'completed') return 'returned';
  return null;
}

/**
 * Whether this room may be given to this order; null if so. Another type than was bought takes a reason, and another ship
 * never does.
 */
export function judgeRoom(
  order: Pick<OrderToHouse, 'roomTypeId' | 'people' | 'shipId'>,
  room: RoomToGive,
  reason: string,
): RoomRefusal | null {
  if (room.shipId !== order.shipId) return 'otherShip';
  if (room.status !== 'available') return room.status;
  // What was bought is given, though fewer beds be sold in it since.
  if (room.roomTypeId === order.roomTypeId) return null;
  if (order.people > room.maxOccupancy) return 'tooSmall';
  return reason.trim() === '' ? 'otherType' : null;
}
