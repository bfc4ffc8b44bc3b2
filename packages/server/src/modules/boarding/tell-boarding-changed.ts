import type { Tx } from '../../platform/database/create-database.ts';
import { putAllInOutbox } from '../../platform/outbox/outbox.ts';

/** Tells staff that something about a boarding has changed which is no scan: crew, conflicts, shares. */
export async function tellBoardingChanged(tx: Tx, ...sailingIds: number[]): Promise<void> {
  await putAllInOutbox(
    tx,
    'live.event',
    sailingIds.map((sailingId) => ({
      event: { type: 'boarding.changed', sailingId },
      audience: { staffOnly: true },
    })),
  );
}
