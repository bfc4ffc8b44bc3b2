import type { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { OrderStatus } from '@gangway/contract/booking/states.ts';
import type { Body, Data } from '@gangway/contract/core/define-call.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import { sql } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Tx } from '../../../platform/database/create-database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  askForPage,
  openPayment,
  type PaymentSettings,
  recordPayment,
  requireMethod,
} from '../../payments/index.ts';
import { removeHolds } from '../../sailings/index.ts';
import { lockPeople, requireUnclaimed } from '../claim-people.ts';
import { isGone, markHeldPaid } from '../mark-paid.ts';
import { refuseStep } from '../refuse-step.ts';
import { noteShares } from './order-payments.store.ts';
import { payOutOfBalance } from './pay-out-of-balance.ts';

export type PayAnswer = Data<typeof bookingCalls.payOrders>;

/**
 * Pays own orders, one or several at once: all of them, or none. Out of the balance it is one transaction with the orders;
 * through the gateway the customer is sent away and the money is heard of later; cash is for the counter.
 */
export async function payOrders(
  platform: Platform,
  settings: PaymentSettings,
  accountId: number,
  { ids, method }: Body<typeof bookingCalls.payOrders>,
  locale: Locale,
): Promise<PayAnswer> {
  const asked = [...new Set(ids)];
  const at = platform.clock();
  if (method === 'balance') return payByBalance(platform, accountId, asked, at);
  if (method === 'cash') {
    await inTransaction(platform.db, async (tx) => {
      await lockPayable(tx, accountId, asked, at);
      await requireUnclaimed(tx, asked);
      await rememberMethod(tx, asked, method);
    });
    return { state: 'counter' };
  }
  const email = await findEmail(platform, accountId);
  const { wish, payment } = await inTransaction(platform.db, async (tx) => {
    const orders = await lockPayable(tx, accountId, asked, at);
    // Nobody is sent to pay for what they cannot have.
    await requireUnclaimed(tx, asked);
    await rememberMethod(tx, asked, method);
    const first = Math.min(...orders.map((order) => order.holdExpiresAt.getTime()));
    const opened = {
      subject: 'orders' as const,
      subjectIds: orders.map((order) => order.id),
      label: labelOf(orders),
      amountSen: sum(orders),
      method,
      accountId,
      email,
      locale,
      expiresAt: new Date(first),
    };
    requireMethod(settings, opened);
    const found = await openPayment(tx, settings.provider, opened, at);
    if (found.isNew) await noteShares(tx, found.id, orders, 'pending', at);
    return { wish: opened, payment: found };
  });
  return { state: 'jump', paymentId: await askForPage(platform, settings, wish, payment) };
}

interface Payable {
  id: number;
  orderNo: string;
  totalSen: number;
  holdExpiresAt: Date;
  status: OrderStatus;
  sailingStatus: SailingStatus;
  departsAt: Date;
  shipActive: boolean;
}

/** The orders, held in one order until the transaction ends; throws unless every one of them can be paid now. */
async function lockPayable(tx: Tx, accountId: number, ids: readonly number[], now: Date): Promise<Payable[]> {
  return requirePayable(await lockOrders(tx, accountId, ids), ids, now);
}

async function lockOrders(tx: Tx, accountId: number, ids: readonly number[]): Promise<Payable[]> {
  const { rows } = await sql<Payable>`
    select o.id, o.order_no, o.total_sen, o.hold_expires_at, o.status,
           s.status as sailing_status, s.departs_at, sh.status = 'active' as ship_active
      from orders o join sailings s on s.id = o.sailing_id join ships sh on sh.id = s.ship_id
     where o.account_id = ${accountId} and o.id = ${anyOf(ids)} order by o.id for update of o`.execute(tx);
  return rows;
}

function requirePayable(orders: Payable[], ids: readonly number[], now: Date): Payable[] {
  if (orders.length !== ids.length) throw new AppError('record.missing');
  const other = orders.find((order) => order.status !== 'unpaid' || order.holdExpiresAt <= now);
  if (other)
    refuseStep({ ...other, status: other.status === 'unpaid' ? 'canceled' : other.status }, ids.length);
  if (orders.some((order) => isGone({ ...order, status: order.sailingStatus }, now)))
    throw new AppError('booking.closed');
  return orders;
}

/** All of it at once: the balance goes down, the orders are paid, or nothing happens. */
async function payByBalance(
  { db }: Platform,
  accountId: number,
  ids: readonly number[],
  at: Date,
): Promise<PayAnswer> {
  await inTransaction(db, async (tx) => {
    await lockPeople(tx, ids);
    await removeHolds(tx, ids);
    const found = await lockOrders(tx, accountId, ids);
    // The usual wish is for what is unpaid, and then it was not paid before.
    if (found.every(({ status }) => status !== 'unpaid')) {
      if (await wasPaidByBalance(tx, accountId, ids)) return;
      if (await wasPaidForNothing(tx, accountId, ids)) return;
    }
    const orders = requirePayable(found, ids, at);
    await requireUnclaimed(tx, ids);
    const paid = await markHeldPaid(tx, ids, { method: 'balance' }, at);
    if (paid.length < ids.length) throw new AppError('record.changed');
    const label = labelOf(orders);
    const amountSen = sum(orders);
    if (amountSen === 0) return;
    const paymentId = await recordPayment(tx, {
      provider: 'balance',
      amountSen,
      subject: 'orders',
      subjectIds: orders.map((order) => order.id),
      label,
      accountId,
      operatorId: null,
      note: '',
      at,
    });
    await noteShares(tx, paymentId, orders, 'paid', at);
    await payOutOfBalance(tx, { paymentId, accountId, amountSen, reason: label, operatorId: null, at });
  });
  return { state: 'paid' };
}

/**
 * Whether exactly these orders were paid by one payment out of the balance before, and are paid still: its answer was lost,
 * and the same is answered again. Held since `lockPeople`, so nobody pays for them meanwhile.
 */
async function wasPaidByBalance(tx: Tx, accountId: number, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select from payments p
      join order_payments share on share.payment_id = p.id
      -- What is taken later is for something besides the price of an order.
      join orders o on o.id = share.order_id and o.status = 'paid' and o.paid_at = p.paid_at
     where p.account_id = ${accountId} and p.provider = 'balance' and p.operator_id is null and p.subject = 'orders'
       and o.id = ${anyOf(ids)} and cardinality(p.subject_ids) = ${ids.length}::int
     group by p.id having count(*) = ${ids.length}::int`.execute(tx);
  return rows.length > 0;
}

/** The same of orders that cost nothing, of which no payment tells. What staff gave away was paid by nobody. */
async function wasPaidForNothing(tx: Tx, accountId: number, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select from orders
     where account_id = ${accountId} and id = ${anyOf(ids)}
       and status = 'paid' and method = 'balance' and paid_sen = 0 and not complimentary`.execute(tx);
  return rows.length === ids.length;
}

async function rememberMethod(tx: Tx, ids: readonly number[], method: PaymentMethod): Promise<void> {
  await sql`update orders set method = ${method} where id = ${anyOf(ids)}`.execute(tx);
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
const labelOf = (orders: readonly Payable[]) => orders.map((order) => order.orderNo).join(', ');
