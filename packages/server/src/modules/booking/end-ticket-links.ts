import { sql } from 'kysely';
import type { Tx } from '../../platform/database/create-database.ts';

/**
 * Ends the links that tickets were shared by; the tickets are held, as by whoever shares one. Says how many. Whoever asked
 * later may have come to the ticket first: such a link ends as it begins, and never before.
 */
export async function endTicketLinks(tx: Tx, ticketIds: readonly number[], at: Date): Promise<number> {
  const ended = await tx
    .updateTable('ticketLinks')
    .set({ withdrawnAt: sql<Date>`greatest(created_at, ${at})` })
    .where('ticketId', '=', sql<number>`any(${ticketIds}::bigint[])`)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}
