import type { Tx } from '../../platform/database/create-database.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';

/** Tells staff that something about a boarding has changed which is no scan: crew, conflicts, shares. */
export async function tellBoardingChanged(tx: Tx, sailingId: number): Promise<void> {
  await putInOutbox(tx, 'live.event', {
    event: { type: 'boarding.changed', sailingId },
    audience: { staffOnly: true },
  });
}
