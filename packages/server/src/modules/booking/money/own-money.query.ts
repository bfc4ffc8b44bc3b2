import type { OrderRefund, OrderWithTickets, WaitingChange } from '@gangway/contract/booking/schemas.ts';
import type { RefundStatus } from '@gangway/contract/payments/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/create-database.ts';
import { wayOf } from './send-back.ts';

export type OwnMoney = Pick<OrderWithTickets, 'refundTerms' | 'refunds' | 'change'>;

export interface MoneyOfOrders {
  terms: (OwnMoney['refundTerms'] & { id: number })[];
  refunds: (OrderRefund & { orderId: number })[];
  changes: (WaitingChange & { orderId: number })[];
}

/** What their owner sees of the money of some orders: the terms, what goes back, and a change that waits. */
export async function readOwnMoney(db: Db, orderIds: readonly number[], now: Date): Promise<MoneyOfOrders> {
  const [terms, refunds, changes] = await Promise.all([
    db
      .selectFrom('orders')
      .select(['id', 'refundTiers as tiers', 'peak', 'noShowPercent', 'keptPercentFloor as floorPercent'])
      .where('id', 'in', orderIds)
      .execute(),
    listRefunds(db, orderIds),
    listWaiting(db, orderIds, now),
  ]);
  return { terms, refunds, changes };
}

/** That of one order. */
export function ownMoney({ terms, refunds, changes }: MoneyOfOrders, id: number): OwnMoney {
  const found = terms.find((one) => one.id === id);
  if (!found) throw new Error(`the terms of order ${id} were not read`);
  const { id: _, ...refundTerms } = found;
  const change = changes.find(({ orderId }) => orderId === id);
  return {
    refundTerms,
    refunds: refunds.filter(({ orderId }) => orderId === id),
    change: change ?? null,
  };
}

type Wanted = Omit<OrderRefund, 'way' | 'state' | 'at'> & { orderId: number; at: Date; reference: string };

async function listRefunds(db: Db, orderIds: readonly number[]): Promise<MoneyOfOrders['refunds']> {
  const { rows: wanted } = await sql<Wanted>`
    select 'cancel' as kind, order_id, at, ticket_ids, amount_sen, fee_sen,
           -- A cancelled sailing refunds under no key.
           'order ' || order_id || ' ' || coalesce(key::text, 'sailing') as reference
      from order_refunds where order_id = any(${orderIds}::bigint[])
    union all
    select 'change', order_id, updated_at, '{}', -due_sen, 0, 'change ' || id
      from order_changes where order_id = any(${orderIds}::bigint[]) and status = 'done' and due_sen < 0
    union all
    select 'late', order_id, at, '{}', amount_sen, 0, 'payment ' || payment_id || ' rest'
      from order_payments where order_id = any(${orderIds}::bigint[]) and outcome = 'returned'
    order by at`.execute(db);
  const sent = wanted.length > 0 ? await listSent(db, orderIds) : [];
  return wanted.map(({ reference, at, ticketIds, ...refund }) => {
    const parts = sent.filter((part) => part.stem === reference);
    const [first] = parts;
    return {
      ...refund,
      ticketIds: ticketIds.map(Number),
      at: at.toISOString(),
      way: first ? wayOf(first.provider) : 'none',
      state: worst(parts.map((part) => part.status)),
    };
  });
}

interface SentRefund {
  stem: string;
  status: RefundStatus;
  provider: string;
}

/** What was asked of the payers' ways; one refund may go back by several payments, each with its end of the reference. */
async function listSent(db: Db, orderIds: readonly number[]): Promise<SentRefund[]> {
  const { rows } = await sql<SentRefund>`
    select distinct r.id, regexp_replace(r.reference, ' of payment \\d+$', '') as stem, r.status, p.provider
      from order_payments o
      join payment_refunds r on r.payment_id = o.payment_id
      join payments p on p.id = o.payment_id
     where o.order_id = any(${orderIds}::bigint[]) order by r.id desc`.execute(db);
  return rows;
}

/** As far as the part that has come least far. */
function worst(states: readonly RefundStatus[]): RefundStatus {
  return (['failed', 'requested', 'sent'] as const).find((state) => states.includes(state)) ?? 'done';
}

async function listWaiting(
  db: Db,
  orderIds: readonly number[],
  now: Date,
): Promise<(WaitingChange & { orderId: number })[]> {
  const rows = await db
    .selectFrom('orderChanges')
    .innerJoin('placeHolds', 'placeHolds.changeId', 'orderChanges.id')
    .innerJoin('sailings', 'sailings.id', 'orderChanges.sailingId')
    .select((eb) => [
      'orderChanges.orderId',
      'orderChanges.sailingId',
      'orderChanges.dueSen',
      'placeHolds.expiresAt',
      'sailings.date',
      'sailings.slot',
      'sailings.departsAt',
      eb
        .selectFrom('payments')
        .select('payments.id')
        .where('payments.subject', '=', 'change')
        .where('payments.status', '=', 'pending')
        .where('payments.jump', 'is not', null)
        .where(sql<boolean>`payments.subject_ids @> array[order_changes.id]`)
        .orderBy('payments.id', 'desc')
        .limit(1)
        .as('paymentId'),
    ])
    .where('orderChanges.orderId', 'in', orderIds)
    .where('orderChanges.status', '=', 'pending')
    .where('placeHolds.expiresAt', '>', now)
    .execute();
  return rows.map((row) => ({
    ...row,
    departsAt: row.departsAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }));
}
