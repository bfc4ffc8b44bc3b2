import type { BoardingManifest, ListedCrew } from '@gangway/contract/boarding/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { getBoardingSailing } from './boarding-sailings.queries.ts';
import { listCrew } from './crew.queries.ts';
import { presentTicket, type TicketRow, ticketColumns, ticketJoins } from './known-ticket.ts';

/**
 * Every ticket of a sailing as a post needs it, those that entitle to nothing too: whoever holds one is told why. The
 * counts are read first, so that the list is never older than the version it goes by.
 */
export async function readManifest(db: Db, sailingId: number, now: Date): Promise<BoardingManifest> {
  const sailing = await getBoardingSailing(db, sailingId);
  const [tickets, crew] = await Promise.all([readTickets(db, sailingId), listCrew(db, sailingId)]);
  return {
    sailing,
    version: sailing.counts.revision,
    readAt: now.toISOString(),
    tickets: tickets.map(presentTicket),
    crew: crew.map(({ id, name, duty, people }): ListedCrew => ({ id, name, duty, people })),
  };
}

async function readTickets(db: Db, sailingId: number): Promise<TicketRow[]> {
  const { rows } = await sql<TicketRow>`
    select ${ticketColumns} from sailings post cross join ${ticketJoins}
     where post.id = ${sailingId}::bigint
       and t.id in (select id from tickets where sailing_id = ${sailingId}::bigint
                    union select ticket_id from boarding_tickets where sailing_id = ${sailingId}::bigint)
     order by t.name, t.id`.execute(db);
  return rows;
}
