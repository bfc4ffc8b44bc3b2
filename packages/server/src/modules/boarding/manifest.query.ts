import type { BoardingManifest, ListedCrew } from '@gangway/contract/boarding/schemas.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { can } from '@gangway/contract/core/permissions.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { inLanguage } from '../../platform/database/in-language.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { getBoardingSailing } from './boarding-sailings.queries.ts';
import { listCrew } from './crew.queries.ts';
import { presentTicket, type TicketRow, ticketColumns, ticketJoins } from './known-ticket.ts';

const dayMs = 86_400_000;

/**
 * Every ticket of a sailing as a post needs it, those that entitle to nothing too: whoever holds one is told why. The
 * counts are read first, so that the list is never older than the version it goes by. Whoever only scans has no need of
 * the people of next month: they are shown to those who may see the head count of any sailing.
 */
export async function readManifest(
  db: Db,
  sailingId: number,
  { grants }: Pick<Caller, 'grants'>,
  { now, locale }: { now: Date; locale: Locale },
): Promise<BoardingManifest> {
  const sailing = await getBoardingSailing(db, sailingId);
  if (!isNear(sailing, now) && !can(grants, '/ship/headCount', 'view'))
    throw new AppError('boarding.notNear');
  const [tickets, crew] = await Promise.all([
    readTickets(db, sailingId, locale),
    listCrew(db, sailingId, locale),
  ]);
  return {
    sailing,
    version: sailing.counts.revision,
    readAt: now.toISOString(),
    tickets: tickets.map(presentTicket),
    crew: crew.map(({ id, name, duty, people }): ListedCrew => ({ id, name, duty, people })),
  };
}

/** Of yesterday, today or tomorrow, or one that began before and is out still, or came back within a day. */
function isNear({ date, returnsAt }: { date: string; returnsAt: string }, now: Date): boolean {
  const today = portDate(now);
  const isOver = date < addDays(today, -1) && Date.parse(returnsAt) < now.getTime() - dayMs;
  return !isOver && date <= addDays(today, 1);
}

async function readTickets(db: Db, sailingId: number, locale: Locale): Promise<TicketRow[]> {
  const { rows } = await sql<TicketRow>`
    select ${ticketColumns} from sailings post cross join ${ticketJoins}
     where post.id = ${sailingId}::bigint
       and t.id in (select id from tickets where sailing_id = ${sailingId}::bigint
                    union select ticket_id from boarding_tickets where sailing_id = ${sailingId}::bigint)
     order by ${inLanguage('t.name', locale)}, t.id`.execute(db);
  return rows;
}
