import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';

export const methods = ['creditCard', 'bank', 'online', 'alipay', 'wechat'] as const;
export type Method = (typeof methods)[number];

export interface GatewayPayment {
  id: number;
  reference: string;
  paymentNo: string;
  amountSen: number;
  refundedSen: number;
  currency: string;
  method: Method;
  description: string;
  locale: 'en' | 'zh';
  returnUrl: string;
  notifyUrl: string;
  state: 'open' | 'paid' | 'failed' | 'canceled';
}

export type NewPayment = Omit<GatewayPayment, 'id' | 'reference' | 'refundedSen' | 'state'> & {
  closesAt: Date;
};

/** What the payer decided, and how the shop is to hear of it. */
export interface Decision {
  state: 'paid' | 'failed' | 'canceled';
  method: Method;
  callbacks: number;
  delaySeconds: number;
}

type Database = Pick<pg.Pool, 'query'>;

const columns = `id, reference, payment_no as "paymentNo", amount_sen as "amountSen", refunded_sen as "refundedSen",
  currency, method, description, locale, return_url as "returnUrl", notify_url as "notifyUrl", state`;

/** Opens a payment; asked again with the same number it gives the one there is. */
export async function openPayment(db: Database, wish: NewPayment, now: Date): Promise<GatewayPayment | null> {
  await db.query(
    `insert into sandbox_gateway.payments
       (reference, payment_no, amount_sen, currency, method, description, locale, return_url, notify_url,
        created_at, closes_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (payment_no) do nothing`,
    [
      // Whoever has it can open the page, so it cannot be guessed.
      `SBX-${randomBytes(16).toString('hex')}`,
      wish.paymentNo,
      wish.amountSen,
      wish.currency,
      wish.method,
      wish.description,
      wish.locale,
      wish.returnUrl,
      wish.notifyUrl,
      now,
      wish.closesAt,
    ],
  );
  const payment = await findPayment(db, 'payment_no', wish.paymentNo);
  const isSame = payment?.amountSen === wish.amountSen && payment.currency === wish.currency;
  return isSame ? payment : null;
}

export async function findPayment(
  db: Database,
  by: 'payment_no' | 'reference',
  value: string,
): Promise<GatewayPayment | null> {
  const { rows } = await db.query<GatewayPayment>(
    `select ${columns} from sandbox_gateway.payments where ${by} = $1`,
    [value],
  );
  return rows[0] ?? null;
}

/** Those paid between two moments, a page at a time, after the one with this id. */
export async function listPaid(db: Database, from: Date, to: Date, after: number): Promise<GatewayPayment[]> {
  const { rows } = await db.query<GatewayPayment>(
    `select ${columns} from sandbox_gateway.payments
     where state = 'paid' and paid_at >= $1 and paid_at < $2 and id > $3 order by id limit 100`,
    [from, to, after],
  );
  return rows;
}

/** The first decision stands, and the message to the shop is kept in the same step; false when there was one already. */
export async function decide(
  db: Database,
  payment: GatewayPayment,
  decision: Decision,
  now: Date,
): Promise<boolean> {
  const { state, method, callbacks, delaySeconds } = decision;
  const { rowCount } = await db.query(
    `with decided as (
       update sandbox_gateway.payments
       set state = $2, method = $3, paid_at = case when $2 = 'paid' then $4::timestamptz end
       where id = $1 and state = 'open' and closes_at > $4 returning id),
     told as (
       insert into sandbox_gateway.callbacks (url, body, next_attempt_at)
       select $5, $6, $7::timestamptz from decided, generate_series(1, $8::int))
     select id from decided`,
    [
      payment.id,
      state,
      method,
      now,
      payment.notifyUrl,
      messageBody(payment, state, now),
      new Date(now.getTime() + delaySeconds * 1000),
      callbacks,
    ],
  );
  return rowCount === 1;
}

/** Ends what nobody paid in time, and tells the shops. */
export async function closeExpired(db: Database, now: Date): Promise<void> {
  const { rows } = await db.query<GatewayPayment>(
    `select ${columns} from sandbox_gateway.payments where state = 'open' and closes_at <= $1 limit 100`,
    [now],
  );
  for (const payment of rows)
    await db.query(
      `with closed as (
         update sandbox_gateway.payments set state = 'canceled' where id = $1 and state = 'open' returning id)
       insert into sandbox_gateway.callbacks (url, body, next_attempt_at)
       select $2, $3, $4::timestamptz from closed`,
      [payment.id, payment.notifyUrl, messageBody(payment, 'canceled', now), now],
    );
}

/** A message sent twice is one message, with one id. */
function messageBody(payment: GatewayPayment, state: Decision['state'], now: Date): string {
  return JSON.stringify({
    id: `evt_${randomUUID()}`,
    type: `payment.${state}`,
    paymentNo: payment.paymentNo,
    reference: payment.reference,
    amountSen: payment.amountSen,
    currency: payment.currency,
    state,
    createdAt: now.toISOString(),
  });
}
