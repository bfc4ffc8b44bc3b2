import type { Tx } from '../database/create-database.ts';
import { putAllInOutbox } from './outbox.ts';

/** Lets staff see at once what became of rooms: of which ship, and of which sailing where somebody came or went. */
export async function tellRoomsChanged(
  tx: Tx,
  changes: readonly { shipId: number; sailingId: number | null }[],
): Promise<void> {
  const told = new Map(changes.map((change) => [`${change.shipId}/${change.sailingId}`, change]));
  await putAllInOutbox(
    tx,
    'live.event',
    [...told.values()].map(({ shipId, sailingId }) => ({
      event: { type: 'rooms.changed' as const, shipId, sailingId },
      audience: { staffOnly: true },
    })),
  );
}
