import { randomUUID } from 'node:crypto';
import { payFromBalance, returnToBalance } from '../../modules/wallet/index.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { type DemoPayment, enterDemoPayment, insertPayments } from '../payments/insert-payments.ts';
import { demoRecharge } from '../wallet/fill-wallet.ts';
import type { PlannedOrder } from './plan-orders.ts';

interface Paid {
  id: number;
  paidAt: Date;
  order: PlannedOrder;
}

/** The payments behind the demo's paid orders, what was given back of them, and the agents' balances they came from. */
export async function insertMoney(
  tx: Tx,
  orders: readonly PlannedOrder[],
  ids: readonly number[],
  cashier: number | null,
): Promise<void> {
  const paid = orders
    .flatMap((order, index): Paid[] =>
      order.paidAt && order.paidSen > 0 ? [{ order, id: ids[index] ?? 0, paidAt: order.paidAt }] : [],
    )
    .toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime());
  if (paid.length === 0) return;
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
  await moveBalances(tx, byBalance, cashier);
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
  const refunded = paid.flatMap(({ id, order }) =>
    order.refundedAt
      ? {
          orderId: id,
          key: randomUUID(),
          ticketIds: [],
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

/** Each agent has paid in beforehand what the orders came to. */
async function moveBalances(
  tx: Tx,
  byBalance: readonly (Paid & { paymentId: number })[],
  operatorId: number | null,
): Promise<void> {
  if (operatorId === null) return;
  for (const [accountId, list] of Map.groupBy(byBalance, ({ order }) => order.buyer.accountId)) {
    const [first] = list;
    if (accountId === null || !first) continue;
    const amountSen = list.reduce((sum, { order }) => sum + order.paidSen, 0);
    await demoRecharge(tx, enterDemoPayment, { accountId, amountSen, operatorId, at: first.order.createdAt });
    for (const { order, paymentId, paidAt } of list) {
      const shared = { accountId, reason: order.orderNo, operatorId: null };
      const reference = `payment ${paymentId}`;
      await payFromBalance(tx, { ...shared, amountSen: order.paidSen, reference, at: paidAt });
    }
    for (const { order, paymentId } of list)
      if (order.refundedAt && order.refundedSen > 0)
        await returnToBalance(tx, {
          accountId,
          amountSen: order.refundedSen,
          reference: `demo ${paymentId}`,
          reason: order.orderNo,
          operatorId: null,
          at: order.refundedAt,
        });
  }
}
