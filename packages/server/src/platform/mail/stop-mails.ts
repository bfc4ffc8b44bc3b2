import { sql } from 'kysely';
import type { Tx } from '../database/create-database.ts';

/** Keeps tickets that wait to be sent from going to an address that turned out to be wrong. */
export async function stopMails(
  tx: Tx,
  { ticketsOf, recipient }: { ticketsOf: readonly number[]; recipient: string },
): Promise<void> {
  if (ticketsOf.length === 0) return;
  await tx
    .updateTable('mails')
    .set({ status: 'failed', error: 'not sent: the address was corrected' })
    .where('ticketsOf', '=', sql<number>`any(${ticketsOf}::bigint[])`)
    .where('recipient', '=', recipient)
    .where('status', '=', 'waiting')
    .execute();
}
