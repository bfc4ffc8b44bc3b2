import type { OfficeOrder, Order } from '@gangway/contract/booking/schemas.ts';
import type { Db } from '../../../platform/database/create-database.ts';

/** Orders as staff see them in a list, in the order of the ids; one that does not exist is left out. */
export async function readOfficeOrders(db: Db, ids: readonly number[]): Promise<OfficeOrder[]> {
  if (ids.length === 0) return [];
  const [rows, tickets] = await Promise.all([selectOrders(db, ids), readTicketFacts(db, ids)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byOrder = Map.groupBy(tickets, (ticket) => ticket.orderId);
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [present(row, byOrder.get(id) ?? [])] : [];
  });
}

function selectOrders(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('orders')
    .innerJoin('sailings', 'sailings.id', 'orders.sailingId')
    .innerJoin('ships', 'ships.id', 'sailings.shipId')
    .innerJoin('routes', 'routes.id', 'sailings.routeId')
    .innerJoin('roomTypes', 'roomTypes.id', 'orders.roomTypeId')
    .leftJoin('accounts', 'accounts.id', 'orders.accountId')
    .leftJoin('accounts as sellers', 'sellers.id', 'orders.soldBy')
    .selectAll('orders')
    .select([
      'sailings.date',
      'sailings.slot',
      'sailings.departsAt',
      'sailings.returnsAt',
      'sailings.status as sailingStatus',
      'ships.name as shipName',
      'routes.fromPortEn',
      'routes.fromPortZh',
      'routes.destinationEn',
      'routes.destinationZh',
      'roomTypes.code',
      'roomTypes.kind',
      'roomTypes.nameEn',
      'roomTypes.nameZh',
      'roomTypes.hasWindow',
      'accounts.username as account',
      'sellers.username as seller',
    ])
    .where('orders.id', 'in', ids)
    .execute();
}

function readTicketFacts(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('tickets')
    .select(['orderId', 'name', 'nationality', 'live', 'boardedAt'])
    .where('orderId', 'in', ids)
    .orderBy('orderId')
    .orderBy('position')
    .execute();
}

type Row = Awaited<ReturnType<typeof selectOrders>>[number];
type TicketFacts = Awaited<ReturnType<typeof readTicketFacts>>[number];

function present(row: Row, tickets: readonly TicketFacts[]): OfficeOrder {
  return {
    ...presentOrder(row),
    account: row.account,
    accountId: row.accountId,
    channel: row.channel,
    passengers: tickets.map((ticket) => ticket.name),
    nationalities: [...new Set(tickets.map((ticket) => ticket.nationality))],
    roomNumber: row.roomNumber,
    qrStatus: tickets.some((ticket) => ticket.live && ticket.boardedAt) ? 'used' : 'unused',
    soldBy: row.seller,
  };
}

function presentOrder(row: Row): Order {
  return {
    id: row.id,
    orderNo: row.orderNo,
    groupNo: row.groupNo,
    status: row.status,
    sailing: {
      id: row.sailingId,
      date: row.date,
      slot: row.slot,
      departsAt: row.departsAt.toISOString(),
      returnsAt: row.returnsAt.toISOString(),
      status: row.sailingStatus,
      shipName: row.shipName,
      fromPort: { en: row.fromPortEn, zh: row.fromPortZh },
      destination: { en: row.destinationEn, zh: row.destinationZh },
    },
    roomType: {
      id: row.roomTypeId,
      code: row.code,
      kind: row.kind,
      name: { en: row.nameEn, zh: row.nameZh },
      hasWindow: row.hasWindow,
    },
    bed: row.bed,
    people: row.people,
    totalSen: row.totalSen,
    paidSen: row.paidSen,
    refundedSen: row.refundedSen,
    method: row.method,
    nonRefundable: row.nonRefundable,
    complimentary: row.complimentaryReason !== '',
    customerName: row.customerName,
    referrer: row.referrer,
    holdExpiresAt: row.status === 'unpaid' ? row.holdExpiresAt.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    canceledAt: row.canceledAt?.toISOString() ?? null,
    cancelReason: row.cancelReason,
    refundedAt: row.refundedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  };
}
