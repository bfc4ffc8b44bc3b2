import { noteChange } from '../database/changes.ts';
import type { Tx } from '../database/create-database.ts';
import { putInOutbox } from './outbox.ts';

/** Tells every process that what is for sale, or how it is shown, has changed: prepared pages are made anew. */
export async function tellCatalogueChanged(tx: Tx): Promise<void> {
  await putInOutbox(tx, 'live.event', { event: { type: 'catalogue.changed' }, audience: {} });
  noteChange(tx, { what: 'catalogue' });
}
