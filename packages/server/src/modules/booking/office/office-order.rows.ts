import type { OfficeOrder } from '@gangway/contract/booking/office-schemas.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import { presentOrder, selectOrders } from '../orders.queries.ts';

/** Orders as staff see them in a list, in the order of the ids; one that does not exist is left out. */
export async function readOfficeOrders(db: Db, ids: readonly number[]): Promise<OfficeOrder[]> {
  if (ids.length === 0) return [];
  const [rows, tickets] = await Promise.all([readRows(db, ids), readTicketFacts(db, ids)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byOrder = Map.groupBy(tickets, (ticket) => ticket.orderId);
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [present(row, byOrder.get(id) ?? [])] : [];
  });
}

function readRows(db: Db, ids: readonly number[]) {
  return selectOrders(db)
    .leftJoin('accounts', 'accounts.id', 'orders.accountId')
    .leftJoin('accounts as sellers', 'sellers.id', 'orders.soldBy')
    .select(['accounts.username as account', 'sellers.username as seller'])
    .where('orders.id', 'in', ids)
    .execute();
}

function readTicketFacts(db: Db, ids: readonly number[]) {
  return (
    db
      .selectFrom('tickets')
      .select(['orderId', 'name', 'nationality', 'live', 'boardedAt'])
      .where('orderId', 'in', ids)
      // Not those in whose place another travels.
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('guestReplacements').select('id').whereRef('oldTicketId', '=', 'tickets.id'))),
      )
      .orderBy('orderId')
      .orderBy('position')
      .execute()
  );
}

type Row = Awaited<ReturnType<typeof readRows>>[number];
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
