import { ageGroup } from '@gangway/contract/booking/passenger-rules.ts';
import type { OrderWithTickets, Ticket } from '@gangway/contract/booking/schemas.ts';
import { showsTickets } from '@gangway/contract/booking/states.ts';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Platform } from '../../platform/platform.ts';
import { arrivalColumns, presentArrival, readArrivalMinutes } from './arrival.query.ts';
import { findTicketMails } from './mail/ticket-mails.query.ts';
import { ownMoney, readOwnMoney } from './money/own-money.query.ts';
import { type OrderRow, presentOrder, selectOrders, stamp } from './orders.queries.ts';
import { type TicketSigner, ticketSigner } from './ticket-signer.ts';

/** Orders with their tickets, in the order asked for. Ids that are not there are left out. */
export async function listOrdersWithTickets(
  platform: Platform,
  ids: readonly number[],
): Promise<(OrderWithTickets & { accountId: number | null })[]> {
  const { db, clock } = platform;
  if (ids.length === 0) return [];
  const [rows, tickets, money, signer, minutes, mails] = await Promise.all([
    selectOrders(db).select(arrivalColumns).where('orders.id', 'in', ids).execute(),
    listTickets(db, ids),
    readOwnMoney(db, ids, clock()),
    ticketSigner(platform),
    readArrivalMinutes(db),
    findTicketMails(db, ids),
  ]);
  const byOrder = Map.groupBy(tickets, (ticket) => ticket.orderId);
  return rows
    .map((row) => ({
      ...presentOrder(row),
      roomNumber: row.roomNumber,
      arrival: presentArrival(row, minutes),
      ticketMail: mails.get(row.id) ?? null,
      tickets: (byOrder.get(row.id) ?? []).map((ticket) => presentTicket(ticket, row, signer)),
      ...ownMoney(money, row.id),
      accountId: row.accountId,
    }))
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

export type TicketRow = Selectable<Tables['tickets']> & { replacedBy: string | null; sharedAt: Date | null };

/** The tickets of some orders, as they stand in the database. */
export function listTickets(db: Db, orderIds: readonly number[]): Promise<TicketRow[]> {
  return db
    .selectFrom('tickets')
    .leftJoin('guestReplacements', 'guestReplacements.oldTicketId', 'tickets.id')
    .leftJoin('tickets as newcomers', 'newcomers.id', 'guestReplacements.newTicketId')
    .leftJoin('ticketLinks', (join) =>
      join.onRef('ticketLinks.ticketId', '=', 'tickets.id').on('ticketLinks.withdrawnAt', 'is', null),
    )
    .selectAll('tickets')
    .select(['newcomers.name as replacedBy', 'ticketLinks.createdAt as sharedAt'])
    .where('tickets.orderId', 'in', orderIds)
    .orderBy('tickets.orderId')
    .orderBy('tickets.position')
    .orderBy('tickets.id')
    .execute();
}

/** A ticket as its owner sees it. Its code is shown only while it is good for boarding. */
function presentTicket(ticket: TicketRow, order: OrderRow, signer: TicketSigner): Ticket {
  const isGood = ticket.live && showsTickets(order.status);
  return {
    id: ticket.id,
    serial: ticket.serial,
    name: ticket.name,
    ageGroup: ageGroup(ticket.birthDate, order.date),
    idType: ticket.idType,
    idEnding: ticket.idEnding,
    live: ticket.live,
    replacedBy: ticket.replacedBy,
    certificateNeeded: ticket.dueDate !== null,
    code: isGood ? signer(ticket.id, ticket.sailingId) : null,
    boardedAt: stamp(ticket.boardedAt),
    foodAt: stamp(ticket.foodAt),
    chipAt: stamp(ticket.chipAt),
    disembarkedAt: stamp(ticket.disembarkedAt),
    sharedAt: isGood ? stamp(ticket.sharedAt) : null,
  };
}
