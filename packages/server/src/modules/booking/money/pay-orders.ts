import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type PaymentSettings, recordPayment, startPayment } from '../../payments/index.ts';
import { payFromBalance } from '../../wallet/index.ts';
import { claimPeople, requireUnclaimed } from '../claim-people.ts';
import { markPaid } from '../mark-paid.ts';

export type PayAnswer = { state: 'paid' } | { state: 'jump'; paymentId: number } | { state: 'counter' };

/**
 * Pays own orders, one or several at once. Out of the balance it is one transaction with the orders; through the gateway
 * the customer is sent away and the money is heard of later; cash is for the counter.
 */
export async function payOrders(
  platform: Platform,
  settings: PaymentSettings,
  accountId: number,
  { ids, method }: { ids: readonly number[]; method: PaymentMethod },
  locale: Locale,
): Promise<PayAnswer> {
  const orders = await readPayable(platform, accountId, ids);
  await requireUnclaimed(platform.db, ids);
  await rememberMethod(platform, ids, method);
  if (method === 'cash') return { state: 'counter' };
  if (method === 'balance') return payByBalance(platform, accountId, orders);
  const label = orders.map((order) => order.orderNo).join(', ');
  const paymentId = await startPayment(platform, settings, {
    subject: 'orders',
    subjectIds: orders.map((order) => order.id),
    label,
    amountSen: sum(orders),
    method,
    accountId,
    email: await findEmail(platform, accountId),
    locale: locale === 'zh' ? 'zh' : 'en',
    expiresAt: new Date(Math.min(...orders.map((order) => order.holdExpiresAt.getTime()))),
  });
  await noteShares(platform, orders, paymentId);
  return { state: 'jump', paymentId };
}

interface Payable {
  id: number;
  orderNo: string;
  totalSen: number;
  holdExpiresAt: Date;
}

async function readPayable(
  { db, clock }: Platform,
  accountId: number,
  ids: readonly number[],
): Promise<Payable[]> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'orderNo', 'totalSen', 'holdExpiresAt', 'status'])
    .where('accountId', '=', accountId)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  if (orders.length !== new Set(ids).size) throw new AppError('record.missing');
  const now = clock();
  const other = orders.find((order) => order.status !== 'unpaid' || order.holdExpiresAt <= now);
  if (other)
    throw new AppError('order.step', { status: other.status === 'unpaid' ? 'canceled' : other.status });
  return orders;
}

/** All of it at once: the balance goes down, the orders are paid, or nothing happens. */
async function payByBalance(
  { db, clock }: Platform,
  accountId: number,
  orders: readonly Payable[],
): Promise<PayAnswer> {
  const at = clock();
  await inTransaction(db, async (tx) => {
    await claimPeople(
      tx,
      orders.map((order) => order.id),
    );
    let amountSen = 0;
    const paid: { id: number; paidSen: number }[] = [];
    for (const { id } of orders) {
      const order = await markPaid(tx, id, { method: 'balance' }, at);
      if (!order) continue;
      paid.push({ id, paidSen: order.paidSen });
      amountSen += order.paidSen;
    }
    if (amountSen === 0) return;
    const paymentId = await recordPayment(tx, {
      provider: 'balance',
      amountSen,
      subject: 'orders',
      subjectIds: paid.map((order) => order.id),
      label: orders.map((order) => order.orderNo).join(', '),
      accountId,
      operatorId: null,
      note: '',
      at,
    });
    for (const { id, paidSen } of paid)
      await tx
        .insertInto('orderPayments')
        .values({ orderId: id, paymentId, amountSen: paidSen, outcome: 'paid', at })
        .execute();
    await payFromBalance(tx, {
      accountId,
      amountSen,
      reference: `payment ${paymentId}`,
      reason: orders.map((order) => order.orderNo).join(', '),
      operatorId: null,
      at,
    });
  }).catch((error: unknown) => {
    if (error instanceof AppError && error.reason === 'wallet.short')
      throw new AppError('booking.balanceShort');
    throw error;
  });
  return { state: 'paid' };
}

/** What each order has of the payment, as agreed when the customer was sent away. */
async function noteShares(
  { db, clock }: Platform,
  orders: readonly Payable[],
  paymentId: number,
): Promise<void> {
  const at = clock();
  await inTransaction(db, (tx) =>
    tx
      .insertInto('orderPayments')
      .values(
        orders.map((order) => ({
          orderId: order.id,
          paymentId,
          amountSen: order.totalSen,
          outcome: 'pending' as const,
          at,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}

async function rememberMethod(
  { db }: Platform,
  ids: readonly number[],
  method: PaymentMethod,
): Promise<void> {
  await inTransaction(db, (tx) =>
    tx.updateTable('orders').set({ method }).where('id', 'in', ids).where('status', '=', 'unpaid').execute(),
  );
}

async function findEmail({ db }: Platform, accountId: number): Promise<string | null> {
  const row = await db
    .selectFrom('customers')
    .select('email')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row?.email ?? null;
}

const sum = (orders: readonly Payable[]) => orders.reduce((total, order) => total + order.totalSen, 0);
