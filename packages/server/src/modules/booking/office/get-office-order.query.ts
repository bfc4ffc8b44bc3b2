import { ageGroup } from '@gangway/contract/booking/passenger-rules.ts';
import type {
  OfficeOrderDetail,
  OfficeTicket,
  TicketScan,
} from '@gangway/contract/booking/office-schemas.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import { stamp } from '../orders.queries.ts';
import { readOfficeOrders } from './office-order.rows.ts';
import { readHistory } from './order-history.query.ts';

/** What boarding knows of the tickets of an order. */
export type ReadScans = (orderId: number) => Promise<(TicketScan & { ticketId: number })[]>;

/** An order with its passengers, the orders bought with it, and what happened to it. */
export async function getOfficeOrder(
  db: Db,
  id: number,
  { now, readScans }: { now: Date; readScans: ReadScans },
): Promise<OfficeOrderDetail> {
  const [order] = await readOfficeOrders(db, [id]);
  if (!order) throw new AppError('record.missing');
  const [own, group, tickets, scans, history] = await Promise.all([
    db.selectFrom('orders').select('complimentaryReason').where('id', '=', id).executeTakeFirstOrThrow(),
    readGroup(db, order.groupNo),
    readTickets(db, id, order.sailing.date),
    readScans(id),
    readHistory(db, order),
  ]);
  const scansOf = (ticketId: number) =>
    scans.flatMap(({ ticketId: scanned, ...scan }) => (scanned === ticketId ? [scan] : []));
  return {
    ...order,
    ...own,
    group,
    tickets: tickets.map((ticket) => ({ ...ticket, scans: scansOf(ticket.id) })),
    history,
    now: now.toISOString(),
  };
}

function readGroup(db: Db, groupNo: string) {
  return db
    .selectFrom('orders')
    .select(['id', 'orderNo', 'status'])
    .where('groupNo', '=', groupNo)
    .orderBy('id')
    .execute();
}

async function readTickets(
  db: Db,
  orderId: number,
  sailingDate: string,
): Promise<Omit<OfficeTicket, 'scans'>[]> {
  const rows = await db
    .selectFrom('tickets')
    .leftJoin('guestReplacements', 'guestReplacements.oldTicketId', 'tickets.id')
    .leftJoin('tickets as newcomers', 'newcomers.id', 'guestReplacements.newTicketId')
    .select([
      'tickets.id',
      'tickets.serial',
      'tickets.name',
      'tickets.idType',
      'tickets.idEnding',
      'tickets.live',
      'tickets.boardedAt',
      'tickets.foodAt',
      'tickets.chipAt',
      'tickets.disembarkedAt',
      'tickets.gender',
      'tickets.nationality',
      'tickets.birthDate',
      'tickets.phone',
      'tickets.email',
      'tickets.passportExpiry',
      'tickets.dueDate',
      'tickets.referrer',
      'tickets.remarks',
      'newcomers.name as replacedBy',
    ])
    .where('tickets.orderId', '=', orderId)
    .orderBy('tickets.position')
    .orderBy('tickets.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    ageGroup: ageGroup(row.birthDate, sailingDate),
    certificateNeeded: row.dueDate !== null,
    boardedAt: stamp(row.boardedAt),
    foodAt: stamp(row.foodAt),
    chipAt: stamp(row.chipAt),
    disembarkedAt: stamp(row.disembarkedAt),
  }));
}
