import { sql } from 'kysely';
import type { Tx } from '../database/create-database.ts';

/** Keeps tickets from going to an address that turned out to be wrong: those that wait for it, and a second time those that went. */
export async function stopMails(
  tx: Tx,
  { ticketsOf, recipient, at }: { ticketsOf: readonly number[]; recipient: string; at: Date },
): Promise<void> {
  if (ticketsOf.length === 0) return;
  await tx
    .updateTable('mails')
    .set({
      status: sql<'sent' | 'stopped'>`case status when 'sent' then status else 'stopped' end`,
      stoppedAt: at,
    })
    .where('ticketsOf', '=', sql<number>`any(${ticketsOf}::bigint[])`)
    .where('recipient', '=', recipient)
    .where('stoppedAt', 'is', null)
    .execute();
}
