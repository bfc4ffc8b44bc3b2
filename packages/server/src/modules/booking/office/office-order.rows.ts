import type { HandedOut, OfficeOrder, QrStatus } from '@gangway/contract/booking/office-schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/create-database.ts';
import { presentOrder, selectOrders } from '../orders.queries.ts';
import { personName } from '../../../platform/database/person-name.ts';

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
    .leftJoin('customers', 'customers.accountId', 'orders.accountId')
    .leftJoin('accounts as sellers', 'sellers.id', 'orders.soldBy')
    .select([
      'accounts.username as account',
      'accounts.kind as accountKind',
      personName('sellers').as('seller'),
    ])
    .select(['customers.email as accountEmail', 'customers.phone as accountPhone'])
    .where('orders.id', 'in', ids)
    .execute();
}

function readTicketFacts(db: Db, ids: readonly number[]) {
  return (
    db
      .selectFrom('tickets')
      .leftJoin('accounts as boarders', 'boarders.id', 'tickets.boardedBy')
      .select([
        'tickets.orderId',
        'tickets.name',
        'tickets.nationality',
        'tickets.birthDate',
        'tickets.gender',
        'tickets.live',
        'tickets.boardedAt',
        'tickets.foodAt',
        'tickets.chipAt',
        'tickets.disembarkedAt',
        personName('boarders').as('boardedBy'),
      ])
      .where('tickets.orderId', '=', sql<number>`any(${[...ids]}::bigint[])`)
      // Not those in whose place another travels.
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('guestReplacements').select('id').whereRef('oldTicketId', '=', 'tickets.id'))),
      )
      .orderBy('tickets.orderId')
      .orderBy('tickets.position')
      .execute()
  );
}

type Row = Awaited<ReturnType<typeof readRows>>[number];
type TicketFacts = Awaited<ReturnType<typeof readTicketFacts>>[number];

function present(row: Row, tickets: readonly TicketFacts[]): OfficeOrder {
  const live = tickets.filter((ticket) => ticket.live);
  const isGuest = row.accountKind === 'guest';
  return {
    ...presentOrder(row),
    account: isGuest ? null : row.account,
    guest: isGuest ? { email: row.accountEmail ?? '', phone: row.accountPhone ?? '' } : null,
    accountId: row.accountId,
    channel: row.channel,
    passengers: tickets.map((ticket) => ticket.name),
    nationalities: [...new Set(tickets.map((ticket) => ticket.nationality))],
    birthDates: tickets.map((ticket) => ticket.birthDate),
    genders: tickets.map((ticket) => ticket.gender),
    checkInAccounts: [...new Set(live.flatMap((ticket) => ticket.boardedBy ?? []))],
    food: handedOut(live.map((ticket) => ticket.foodAt)),
    chip: handedOut(live.map((ticket) => ticket.chipAt)),
    disembark: handedOut(live.map((ticket) => ticket.disembarkedAt)),
    roomNumber: row.roomNumber,
    qrStatus: qrStatusOf(live),
    soldBy: row.seller,
  };
}

function qrStatusOf(live: readonly TicketFacts[]): QrStatus {
  const boarded = live.filter((ticket) => ticket.boardedAt).length;
  if (boarded === 0) return 'unused';
  return boarded < live.length ? 'partly' : 'used';
}

function handedOut(moments: readonly (Date | null)[]): HandedOut {
  const times = moments.flatMap((at) => at?.getTime() ?? []);
  return { done: times.length, at: times.length > 0 ? new Date(Math.max(...times)).toISOString() : null };
}
