import type { BoardingCounts, ScanAnswer } from '@gangway/contract/boarding/schemas.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { getBoardingSailing } from './boarding-sailings.queries.ts';
import { presentTicket, type TicketRow, ticketColumns, ticketJoins } from './known-ticket.ts';

export type ScanRow = Selectable<Tables['scans']>;

export async function findScan(db: Db, id: string): Promise<ScanRow | null> {
  return (await db.selectFrom('scans').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** What a scan was answered, with its ticket as it stands now. */
export async function answerOf(
  db: Db,
  scan: ScanRow,
): Promise<{ answer: ScanAnswer; counts: BoardingCounts }> {
  const { counts } = await getBoardingSailing(db, scan.sailingId);
  const { id, verdict, reason } = scan;
  const row = scan.ticketId && (await findTicket(db, scan.ticketId, scan.sailingId));
  if (!row) return { answer: { id, verdict, reason, ticket: null, other: null }, counts };
  const other = await findOther(db, row.sailingId, scan.sailingId);
  return { answer: { id, verdict, reason, ticket: presentTicket(row), other }, counts };
}

/** Where a ticket belongs; null where that is the sailing of the post. */
export async function findOther(
  db: Db,
  sailingId: number,
  postSailingId: number,
): Promise<ScanAnswer['other']> {
  if (sailingId === postSailingId) return null;
  const { shipName, date, slot } = await getBoardingSailing(db, sailingId);
  return { shipName, date, slot };
}

async function findTicket(db: Db, ticketId: number, sailingId: number): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`
    select ${ticketColumns} from sailings post cross join ${ticketJoins}
     where post.id = ${sailingId} and t.id = ${ticketId}`.execute(db);
  return rows[0];
}
