import type { BoardingManifest } from '@gangway/contract/boarding/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { getBoardingSailing } from './boarding-sailings.queries.ts';
import { presentTicket, type TicketRow, ticketColumns, ticketJoins } from './known-ticket.ts';

/**
 * Every ticket of a sailing as a post needs it, those that entitle to nothing too: whoever holds one is told why. The
 * counts are read first, so that the list is never older than the version it goes by.
 */
export async function readManifest(db: Db, sailingId: number, now: Date): Promise<BoardingManifest> {
  const sailing = await getBoardingSailing(db, sailingId);
  const { rows } = await sql<TicketRow>`
    select ${ticketColumns} from (select ${sailingId}::bigint as id) post cross join ${ticketJoins}
     where t.id in (select id from tickets where sailing_id = ${sailingId}::bigint
                    union select ticket_id from boarding_tickets where sailing_id = ${sailingId}::bigint)
     order by t.name, t.id`.execute(db);
  return {
    sailing,
    version: sailing.counts.revision,
    readAt: now.toISOString(),
    tickets: rows.map(presentTicket),
  };
}
