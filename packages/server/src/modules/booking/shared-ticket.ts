import type { SharedTicket } from '@gangway/contract/booking/share-calls.ts';
import { AppError } from '../../platform/app-error.ts';
import { addressKey } from '../../platform/http/address-key.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { giveTryBack, takeTry } from '../../platform/tries/take-try.ts';
import { hashToken } from '../identity/index.ts';
import { listOrdersWithTickets } from './orders-with-tickets.queries.ts';

const windowMinutes = 15;
const triesPerAddress = 30;

/**
 * The ticket a link leads to. It ends with the sailing, with the ticket, and when it was withdrawn; whatever the reason,
 * the answer is that of a link that never was. Links that lead nowhere are counted by address.
 */
export async function getSharedTicket(
  platform: Platform,
  token: string,
  { at, address }: Actor,
): Promise<SharedTicket> {
  const { db } = platform;
  const key = `share:address:${addressKey(address)}`;
  const minutes = await takeTry(db, at, { key, limit: triesPerAddress, windowMinutes });
  if (minutes !== null) throw new AppError('request.tooMany', { minutes });
  const share = await db
    .selectFrom('ticketLinks')
    .innerJoin('tickets', 'tickets.id', 'ticketLinks.ticketId')
    .select(['ticketLinks.ticketId', 'tickets.orderId'])
    .where('ticketLinks.tokenHash', '=', hashToken(token))
    .where('ticketLinks.withdrawnAt', 'is', null)
    .executeTakeFirst();
  const [order] = await listOrdersWithTickets(platform, share ? [share.orderId] : []);
  const ticket = order?.tickets.find(({ id }) => id === share?.ticketId);
  if (!order || !ticket || order.status !== 'paid' || !ticket.live || new Date(order.sailing.returnsAt) <= at)
    throw new AppError('ticket.shareOver');
  await giveTryBack(db, key);
  const { sailing, arrival, roomType, bed, roomNumber } = order;
  const { serial, name, ageGroup, idType, idEnding, certificateNeeded, code, boardedAt } = ticket;
  return {
    sailing,
    arrival,
    roomType,
    bed,
    roomNumber,
    ticket: {
      serial,
      name,
      ageGroup,
      idType,
      // All four open the order to whoever knows its number.
      idEnding: idEnding.slice(-2),
      certificateNeeded,
      code,
      boardedAt,
    },
  };
}
