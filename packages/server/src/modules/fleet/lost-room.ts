import type { Tx } from '../../platform/database/create-database.ts';

/** A room that is no longer in service there, as that. */
export interface LostRoom {
  shipId: number;
  roomTypeId: number;
  number: string;
}

/**
 * Refuses to lose rooms that are sold, in the transaction that has just changed them. What is sold is not for the fleet to
 * know: it is handed in.
 */
export type RequireUnsold = (tx: Tx, lost: readonly LostRoom[], now: Date) => Promise<void>;

/** What a change of a room takes away; nothing of one that is out of service already. */
export function lossOf(
  before: (LostRoom & { status: string }) | null | undefined,
  after: { shipId: number; roomTypeId: number } | null,
): LostRoom[] {
  if (!before || before.status === 'maintenance') return [];
  const isSame = after?.shipId === before.shipId && after.roomTypeId === before.roomTypeId;
  return isSame ? [] : [before];
}
