import type { OrderRefund, OrderWithTickets, WaitingChange } from '@gangway/contract/booking/schemas.ts';
import type { RefundStatus } from '@gangway/contract/payments/states.ts';
import { sql } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
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

/** What became of a change of date; another's is as if it were not there. */
export async function getChangeState(db: Db, accountId: number, changeId: number) {
  const change = await db
    .selectFrom('orderChanges')
    .innerJoin('orders', 'orders.id', 'orderChanges.orderId')
    .select(['orderChanges.orderId', 'orderChanges.status'])
    .where('orderChanges.id', '=', changeId)
    .where('orders.accountId', '=', accountId)
    .executeTakeFirst();
  if (!change) throw new AppError('record.missing');
  return change;
}

interface PartRow {
  provider: string;
  amountSen: number;
  state: RefundStatus;
}

type RefundRow = Omit<MoneyOfOrders['refunds'][number], 'state' | 'ways' | 'at'> & {
  at: Date;
  parts: PartRow[];
};

/** One refund may go back by several payments, each as far as it has come. */
async function listRefunds(db: Db, orderIds: readonly number[]): Promise<MoneyOfOrders['refunds']> {
  const { rows } = await sql<RefundRow>`
    select kind, order_id, at, ticket_ids, amount_sen, fee_sen, way,
           (select coalesce(json_agg(json_build_object(
                'provider', p.provider, 'amountSen', r.amount_sen, 'state', r.status) order by p.id desc, r.id), '[]')
              from payment_refunds r join payments p on p.id = r.payment_id where r.id = any(refund_ids)) as parts
      from order_refunds where order_id = ${anyOf(orderIds)} order by at, id`.execute(db);
  return rows.map(({ at, parts, ...refund }) => ({
    ...refund,
    at: at.toISOString(),
    state: worst(parts.map(({ state }) => state)),
    ways: waysOf(parts, refund.amountSen),
  }));
}

/** Put together by the way they go. Of a payment that was for several orders and went back whole, only this order's share is meant. */
function waysOf(parts: readonly PartRow[], amountSen: number): OrderRefund['ways'] {
  const ways = [...Map.groupBy(parts, ({ provider }) => wayOf(provider))].map(([way, own]) => ({
    way,
    amountSen: own.reduce((sum, part) => sum + part.amountSen, 0),
    state: worst(own.map(({ state }) => state)),
  }));
  const [only, ...others] = ways;
  return only && others.length === 0 ? [{ ...only, amountSen }] : ways;
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
