import type { OversoldSailing } from '@gangway/contract/housekeeping/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { holdGatesOfShips } from '../sailings/index.ts';
import { findOversold } from './oversold.query.ts';

interface RoomsOf {
  shipId: number;
  roomTypeId: number;
}

/**
 * The sailings that have sold more of a type than there are rooms, in the transaction that has just taken one away. Nobody
 * buys beside it: whoever was about to waits, and then looks at the rooms again; whoever takes another room away waits too.
 */
export async function countOversold(tx: Tx, lost: RoomsOf, now: Date): Promise<OversoldSailing[]> {
  await holdGatesOfShips(tx, [lost.shipId], now);
  return findOversold(tx, lost, now);
}

/**
 * Refuses that rooms in service become others, or are no more, where sailings have sold them. Only maintenance takes away
 * what is sold: there it is seen first which, and by how many.
 */
export async function requireUnsold(
  tx: Tx,
  lost: readonly (RoomsOf & { number: string })[],
  now: Date,
): Promise<void> {
  if (lost.length === 0) return;
  const shipIds = lost.map(({ shipId }) => shipId);
  await holdGatesOfShips(tx, shipIds, now);
  const kinds = new Map(lost.map((room) => [`${room.shipId}/${room.roomTypeId}`, room]));
  for (const room of kinds.values()) {
    const oversold = await findOversold(tx, room, now);
    const [first] = oversold;
    if (!first) continue;
    const { date } = first.sailing;
    const { number } = room;
    throw new AppError('room.sold', { number, sailings: oversold.length, date, short: first.short });
  }
}
