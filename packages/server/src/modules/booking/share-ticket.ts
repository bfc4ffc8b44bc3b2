import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashToken, newToken } from '../identity/index.ts';
import { endTicketLinks } from './end-ticket-links.ts';

/**
 * Makes a link to one own ticket. While there is one, it is given again: its token is found by a hash and kept sealed, so
 * a copy of the database opens nothing.
 */
export async function shareTicket(
  { db, secrets }: Platform,
  accountId: number,
  ticketId: number,
  actor: Actor,
): Promise<{ token: string; sharedAt: string }> {
  return inTransaction(db, async (tx) => {
    const ticket = await lockOwnTicket(tx, accountId, ticketId);
    if (!ticket.live || ticket.status !== 'paid' || ticket.returnsAt <= actor.at)
      throw new AppError('ticket.noShare');
    const existing = await tx
      .selectFrom('ticketLinks')
      .select(['sealedToken', 'createdAt'])
      .where('ticketId', '=', ticketId)
      .where('withdrawnAt', 'is', null)
      .executeTakeFirst();
    if (existing)
      return { token: secrets.open(existing.sealedToken), sharedAt: existing.createdAt.toISOString() };
    const token = newToken();
    await tx
      .insertInto('ticketLinks')
      .values({
        ticketId,
        tokenHash: hashToken(token),
        sealedToken: secrets.seal(token),
        createdAt: actor.at,
        withdrawnAt: null,
      })
      .execute();
    await recordAudit(tx, actor, { action: 'share', entity: 'ticket', entityId: ticketId });
    return { token, sharedAt: actor.at.toISOString() };
  });
}

/** Ends the link to an own ticket; where there is none, that is as well. */
export async function withdrawTicket(
  { db }: Platform,
  accountId: number,
  ticketId: number,
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockOwnTicket(tx, accountId, ticketId);
    const ended = await endTicketLinks(tx, [ticketId], actor.at);
    if (ended > 0) await recordAudit(tx, actor, { action: 'withdraw', entity: 'ticket', entityId: ticketId });
  });
}

/** Two who share at once wait for each other here; another's ticket is as if it were not there. */
async function lockOwnTicket(tx: Tx, accountId: number, ticketId: number) {
  const ticket = await tx
    .selectFrom('tickets')
    .innerJoin('orders', 'orders.id', 'tickets.orderId')
    .innerJoin('sailings', 'sailings.id', 'tickets.sailingId')
    .select(['tickets.live', 'orders.status', 'sailings.returnsAt'])
    .where('tickets.id', '=', ticketId)
    .where('orders.accountId', '=', accountId)
    .forUpdate('tickets')
    .executeTakeFirst();
  if (!ticket) throw new AppError('record.missing');
  return ticket;
}
