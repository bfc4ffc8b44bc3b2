import { randomUUID } from 'node:crypto';
import { payFromBalance, returnToBalance } from '../../modules/wallet/index.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { type DemoPayment, enterDemoPayment, insertPayments } from '../payments/insert-payments.ts';
import { type BalanceMove, demoRecharge } from '../wallet/fill-wallet.ts';
import type { PlannedOrder } from './plan-orders.ts';

interface Paid {
  id: number;
  paidAt: Date;
  order: PlannedOrder;
}

/** The payments behind the demo's paid orders and what was given back of them. Gives what moved the agents' balances. */
export async function insertMoney(
  tx: Tx,
  orders: readonly PlannedOrder[],
  ids: readonly number[],
  cashier: number | null,
): Promise<BalanceMove[]> {
  const paid = orders
    .flatMap((order, index): Paid[] =>
      order.paidAt && order.paidSen > 0 ? [{ order, id: ids[index] ?? 0, paidAt: order.paidAt }] : [],
    )
    .toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime());
  if (paid.length === 0) return [];
  const paymentIds = await insertPayments(
    tx,
    paid.map((one) => paymentOf(one, cashier)),
  );
  const shares = paid.map(({ id, order, paidAt }, index) => ({
    orderId: id,
    paymentId: paymentIds[index] ?? 0,
    amountSen: order.paidSen,
    outcome: 'paid' as const,
    at: paidAt,
  }));
  await tx.insertInto('orderPayments').values(shares).execute();
  await insertRefunds(tx, paid);
  const byBalance = shares.flatMap((share, index) => {
    const one = paid[index];
    return one?.order.method === 'balance' ? [{ ...one, paymentId: share.paymentId }] : [];
  });
  return balanceMoves(byBalance, cashier);
}

function paymentOf({ order, id, paidAt }: Paid, cashier: number | null): DemoPayment {
  const { method, paidSen, refundedSen, refundedAt, orderNo, buyer } = order;
  return {
    method,
    amountSen: paidSen,
    refundedSen,
    refundedAt,
    slipNo: slipOf(order, id),
    subject: 'orders',
    subjectIds: [id],
    label: orderNo,
    accountId: buyer.accountId,
    operatorId: method === 'cash' ? (buyer.soldBy ?? cashier) : buyer.soldBy,
    at: paidAt,
  };
}

async function insertRefunds(tx: Tx, paid: readonly Paid[]): Promise<void> {
  const orderIds = paid.filter(({ order }) => order.refundedAt).map(({ id }) => id);
  const tickets = await tx
    .selectFrom('tickets')
    .select(['id', 'orderId'])
    .where('orderId', 'in', orderIds)
    .orderBy('id')
    .execute();
  const byOrder = Map.groupBy(tickets, ({ orderId }) => orderId);
  const refunded = paid.flatMap(({ id, order }) =>
    order.refundedAt
      ? {
          orderId: id,
          key: randomUUID(),
          ticketIds: (byOrder.get(id) ?? []).map((ticket) => ticket.id),
          amountSen: order.refundedSen,
          feeSen: order.paidSen - order.refundedSen,
          way: wayOf(order),
          by: order.buyer.accountId,
          at: order.refundedAt,
        }
      : [],
  );
  if (refunded.length > 0) await tx.insertInto('orderRefunds').values(refunded).execute();
}

/** A card at the counter goes through the counter's own terminal. */
function slipOf({ buyer, method }: PlannedOrder, id: number): string {
  return buyer.soldBy !== null && method !== 'cash' ? `T${100_000 + id}` : '';
}

function wayOf({ method, refundedSen, buyer }: PlannedOrder): 'cash' | 'balance' | 'gateway' | 'none' {
  if (refundedSen === 0) return 'none';
  if (buyer.soldBy !== null) return 'cash';
  return method === 'cash' || method === 'balance' ? method : 'gateway';
}

/** Paid in at once, in whole amounts, whenever what is there would not do. */
const paidInSen = 500_000;

/** What agents' orders took out of their balances and brought back, with what they had paid in shortly before. */
function balanceMoves(
  byBalance: readonly (Paid & { paymentId: number })[],
  operatorId: number | null,
): BalanceMove[] {
  if (operatorId === null) return [];
  return [...Map.groupBy(byBalance, ({ order }) => order.buyer.accountId)].flatMap(([accountId, list]) => {
    if (accountId === null) return [];
    const steps = list.flatMap(({ order, paymentId, paidAt }) => [
      { at: paidAt, sen: -order.paidSen, reason: order.orderNo, reference: `payment ${paymentId}` },
      ...(order.refundedAt && order.refundedSen > 0
        ? [
            {
              at: order.refundedAt,
              sen: order.refundedSen,
              reason: order.orderNo,
              reference: `demo ${paymentId}`,
            },
          ]
        : []),
    ]);
    let balance = 0;
    return steps.toSorted(byTime).flatMap(({ at, sen, ...about }) => {
      const needSen = Math.max(0, -(balance + sen));
      const amountSen = Math.ceil(needSen / paidInSen) * paidInSen;
      balance += amountSen + sen;
      const paidIn = { accountId, amountSen, operatorId, at: new Date(at.getTime() - 60_000) };
      const moved = { accountId, amountSen: Math.abs(sen), operatorId: null, at, ...about };
      return [
        ...(amountSen > 0
          ? [{ at: paidIn.at, move: (tx: Tx) => demoRecharge(tx, enterDemoPayment, paidIn) }]
          : []),
        { at, move: (tx: Tx) => (sen < 0 ? payFromBalance(tx, moved) : returnToBalance(tx, moved)) },
      ];
    });
  });
}

const byTime = (one: { at: Date }, other: { at: Date }) => one.at.getTime() - other.at.getTime();
