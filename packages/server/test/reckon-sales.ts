import { portDate } from '@gangway/contract/core/dates.ts';
import type { SalesFigures, SalesGrouping, SalesQuery } from '@gangway/contract/reports/sales-schemas.ts';
import { sql } from './sql.ts';

type Row = Record<string, unknown>;

/** Every row the sales report could be about, as it stands in the tables. */
interface Books {
  payments: Row[];
  shares: Row[];
  refunds: Row[];
  orderRefunds: Row[];
  changes: Row[];
  replacements: Row[];
  orders: Map<number, Row>;
  tickets: Row[];
  sailings: Map<number, Row>;
}

/**
 * The sales report by another way: all rows are read, and each movement is put where it belongs one by one. It shares no
 * line with the query it is held against.
 */
export async function reckonSales(databaseUrl: string, question: SalesQuery) {
  const books = await readBooks(databaseUrl);
  const lines = new Map<string, SalesFigures>();
  for (const movement of movementsOf(books, question)) {
    const order = books.orders.get(movement.orderId);
    const sailing = books.sailings.get(Number(order?.['sailing_id']));
    if (question.shipId !== undefined && Number(sailing?.['ship_id']) !== question.shipId) continue;
    if (question.slot !== undefined && sailing?.['slot'] !== question.slot) continue;
    const key = keyOf(question.by, movement, books);
    const line = lines.get(key) ?? nothing();
    for (const column of columns) line[column] += movement[column] ?? 0;
    lines.set(key, line);
  }
  const parted = question.by === 'nationality' ? byNationality(lines, books) : lines;
  for (const line of parted.values()) line.netSen = line.takenSen - line.refundedSen;
  return parted;
}

export const columns = [
  'orders',
  'people',
  'takenSen',
  'refundedSen',
  'feesSen',
  'changeFeesSen',
  'differencesSen',
] as const;

interface Movement extends Partial<SalesFigures> {
  orderId: number;
  at: Date;
  method: string | null;
}

function movementsOf(books: Books, { from, to }: SalesQuery): Movement[] {
  const inside = (at: unknown): at is Date =>
    at instanceof Date && portDate(at) >= from && portDate(at) <= to;
  const isSale = (payment: Row) => payment['subject'] === 'orders' || payment['subject'] === 'change';
  const paymentOf = new Map(books.payments.map((row) => [Number(row['id']), row]));
  const moved: Movement[] = [];
  const ordersOf = (payment: Row) => {
    const noted = books.shares
      .filter((share) => share['payment_id'] === payment['id'])
      .map((share) => [Number(share['order_id']), Number(share['amount_sen'])] as const);
    if (noted.length > 0) return noted.toSorted(([a], [b]) => a - b);
    const subject = Number((payment['subject_ids'] as unknown[])[0]);
    const change = books.changes.find((row) => Number(row['id']) === subject);
    return [[payment['subject'] === 'change' ? Number(change?.['order_id']) : subject, 0] as const];
  };
  for (const payment of books.payments) {
    const at = payment['paid_at'];
    if (payment['status'] !== 'paid' || !isSale(payment) || !inside(at)) continue;
    for (const [orderId, takenSen] of spread(Number(payment['amount_sen']), ordersOf(payment)))
      moved.push({ orderId, at, method: String(payment['method']), takenSen });
  }
  for (const refund of books.refunds) {
    const payment = paymentOf.get(Number(refund['payment_id']));
    const at = refund['created_at'];
    if (!payment || !isSale(payment) || !inside(at)) continue;
    const named = books.orderRefunds
      .filter((row) => (row['refund_ids'] as unknown[]).map(Number).includes(Number(refund['id'])))
      .map((row) => [Number(row['order_id']), Number(row['amount_sen'])] as const)
      .toSorted(([a], [b]) => a - b);
    const method = String(refund['method'] ?? payment['method']);
    const parts = named.length > 0 ? named : ordersOf(payment).slice(0, 1);
    for (const [orderId, refundedSen] of spread(Number(refund['amount_sen']), parts))
      moved.push({ orderId, at, method, refundedSen });
  }
  for (const [orderId, order] of books.orders) {
    const at = order['paid_at'];
    if (!inside(at)) continue;
    const people = sum(countNations(books, orderId).values());
    moved.push({ orderId, at, method: null, orders: 1, people });
  }
  for (const row of books.orderRefunds)
    if (inside(row['at'])) moved.push({ ...plain(row, row['at']), feesSen: Number(row['fee_sen']) });
  for (const row of books.changes)
    if (row['status'] === 'done' && inside(row['updated_at'])) {
      const fee = Number(row['fee_sen']);
      const money = { changeFeesSen: fee, differencesSen: Number(row['due_sen']) - fee };
      moved.push({ ...plain(row, row['updated_at']), ...money });
    }
  for (const row of books.replacements)
    if (inside(row['at'])) moved.push({ ...plain(row, row['at']), changeFeesSen: Number(row['fee_sen']) });
  return moved;
}

const plain = (row: Row, at: Date) => ({ orderId: Number(row['order_id']), at, method: null });

/** What there is goes to each as far as it reaches; what is over to the first. */
function spread(whole: number, parts: readonly (readonly [number, number])[]): [number, number][] {
  let left = whole;
  const given = parts.map(([orderId, part]): [number, number] => {
    const share = Math.min(part, left);
    left -= share;
    return [orderId, share];
  });
  if (given[0]) given[0][1] += left;
  return given;
}

function keyOf(by: SalesGrouping, { orderId, at, method }: Movement, books: Books): string {
  const order = books.orders.get(orderId);
  const sailing = books.sailings.get(Number(order?.['sailing_id']));
  const isByAgent = order?.['by_agent'] === true;
  const text = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  switch (by) {
    case 'day':
      return portDate(at);
    case 'sailingDate':
      return text(sailing?.['day']);
    case 'route':
      return text(sailing?.['route_id']);
    case 'roomType':
      return text(order?.['room_type_id']);
    case 'method':
      return method ?? text(order?.['method']);
    case 'channel':
      return order?.['channel'] === 'site' && isByAgent ? 'agent' : text(order?.['channel']);
    case 'agent':
      return isByAgent ? text(order?.['account_id']) : '';
    case 'referenceCode':
      return text(order?.['referrer']);
    case 'nationality':
      return String(orderId);
  }
}

/** By largest remainders: everybody has the whole part of the share, then one more each, largest remainder first. */
function byNationality(orders: Map<string, SalesFigures>, books: Books): Map<string, SalesFigures> {
  const lines = new Map<string, SalesFigures>();
  for (const [orderId, figures] of orders) {
    const nations = [...countNations(books, Number(orderId))].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const known: [string, number][] = nations.length > 0 ? nations : [['', 1]];
    const everybody = sum(known.map(([, count]) => count));
    for (const column of columns) {
      const size = Math.abs(figures[column]);
      const exact = known.map(([nation, count]) => ({ nation, share: (size * count) / everybody }));
      let over = size - sum(exact.map(({ share }) => Math.floor(share + 1e-9)));
      for (const { nation, share } of exact.toSorted((a, b) => remainder(b.share) - remainder(a.share))) {
        const line = lines.get(nation) ?? nothing();
        lines.set(nation, line);
        line[column] += Math.sign(figures[column]) * (Math.floor(share + 1e-9) + (over > 0 ? 1 : 0));
        over -= 1;
      }
    }
  }
  return lines;
}

const remainder = (share: number) => Math.round((share - Math.floor(share + 1e-9)) * 1e6);
const sum = (values: Iterable<number>) => [...values].reduce((all, value) => all + value, 0);

/** Whoever was replaced is counted as who came instead. */
function countNations({ tickets, replacements }: Books, orderId: number): Map<string, number> {
  const replaced = new Set(replacements.map((row) => Number(row['old_ticket_id'])));
  const nations = new Map<string, number>();
  for (const ticket of tickets)
    if (Number(ticket['order_id']) === orderId && !replaced.has(Number(ticket['id']))) {
      const nation = String(ticket['nationality']);
      nations.set(nation, (nations.get(nation) ?? 0) + 1);
    }
  return nations;
}

function nothing(): SalesFigures {
  return {
    orders: 0,
    people: 0,
    takenSen: 0,
    refundedSen: 0,
    feesSen: 0,
    changeFeesSen: 0,
    differencesSen: 0,
    netSen: 0,
  };
}

async function readBooks(databaseUrl: string): Promise<Books> {
  const all = (table: string) => sql(databaseUrl, `select * from ${table}`);
  const byId = (rows: Row[]) => new Map(rows.map((row) => [Number(row['id']), row]));
  return {
    payments: await all('payments'),
    shares: await all('order_payments'),
    refunds: await all('payment_refunds'),
    orderRefunds: await all('order_refunds'),
    changes: await all('order_changes'),
    replacements: await all('guest_replacements'),
    orders: byId(await all('orders')),
    tickets: await all('tickets'),
    sailings: byId(await sql(databaseUrl, 'select *, date::text as day from sailings')),
  };
}
