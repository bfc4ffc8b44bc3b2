import { judgeOrder, judgeRoom } from '@gangway/contract/housekeeping/judge-check-in.ts';
import { AppError } from '../../platform/app-error.ts';
import { breaksConstraint } from '../../platform/database/in-transaction.ts';
import type { HeldOrder } from './hold-order.ts';
import type { HeldRoom } from './hold-rooms.ts';

/** Refuses, with its reason, to give an order any room now. */
export function requireHousable(order: HeldOrder): void {
  const refusal = judgeOrder(order);
  if (refusal) throw new AppError(`checkIn.${refusal}`);
}

/** Refuses, with its reason, to give it this one. */
export function requireGivable(order: HeldOrder, room: HeldRoom, reason: string): void {
  const refusal = judgeRoom(order, room, reason);
  if (!refusal) return;
  const { number, maxOccupancy } = room;
  throw new AppError(`checkIn.${refusal}`, { number, people: order.people, maxOccupancy });
}

/**
 * What the database itself refuses, should two ever get past the rows that are held: one room for two orders, one order in
 * two rooms.
 */
export function refuseTwice(error: unknown): never {
  if (breaksConstraint(error, 'stays_room_once')) throw new AppError('checkIn.occupied');
  if (breaksConstraint(error, 'stays_order_once')) throw new AppError('checkIn.alreadyIn');
  throw error;
}
