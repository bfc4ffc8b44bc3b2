import type { Locale } from '@gangway/contract/core/locales.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/create-database.ts';
import { lock } from '../../platform/database/locks.ts';
import { makeNumber } from '../../platform/make-number.ts';
import { addPaymentEvent } from './payment-events.store.ts';
import type { PaymentSubject } from './payments.tables.ts';
import type { PaymentProvider } from './provider.ts';

/** What a payment through the gateway is for. */
export interface PaymentWish {
  subject: PaymentSubject;
  subjectIds: readonly number[];
  label: string;
  amountSen: number;
  method: PaymentMethod;
  accountId: number;
  email: string | null;
  locale: Locale;
  expiresAt: Date;
}

/** A payment that stands in the books. */
export interface OpenPayment {
  id: number;
  paymentNo: string;
  /** The gateway has said where its page is, or needs none any more. */
  hasPage: boolean;
  isNew: boolean;
}

const firstQueryMs = 20_000;

/**
 * Enters a payment into the books, or finds the one that is open for exactly this, or has paid for it: whoever asks from two
 * tabs at once, or again before the money has reached what it is for, gets one payment. What it is for is locked until the
 * transaction ends.
 */
export async function openPayment(
  tx: Tx,
  provider: PaymentProvider,
  wish: PaymentWish,
  at: Date,
): Promise<OpenPayment> {
  await lock(tx, 'payments', wish.subjectIds);
  // In the order a payment goes: one that is paid between two looks is seen by the second.
  return (
    (await findOpen(tx, provider, wish)) ??
    (await findUnsettled(tx, wish)) ??
    (await insertPayment(tx, provider, wish, at))
  );
}

/**
 * One that is paid while what it is for still waits: the news stands in the outbox. Money that went back pays for nothing, and
 * neither does another amount, which somebody took as it came.
 */
async function findUnsettled(tx: Tx, { subject, subjectIds, accountId, amountSen }: PaymentWish) {
  const { rows } = await sql<Pick<OpenPayment, 'id' | 'paymentNo'>>`
    select id, payment_no from payments p
     where account_id = ${accountId} and subject = ${subject} and status = 'paid' and amount_sen = ${amountSen}
       and subject_ids @> ${subjectIds}::bigint[] and subject_ids <@ ${subjectIds}::bigint[]
       and not exists (select from payment_refunds r where r.payment_id = p.id)
     order by id limit 1`.execute(tx);
  const [paid] = rows;
  return paid ? { ...paid, hasPage: true, isNew: false } : null;
}

/** A payment for exactly this that is still open, so that going back and forth does not pile them up. */
export async function findOpen(
  db: Db,
  provider: PaymentProvider,
  wish: PaymentWish,
): Promise<OpenPayment | null> {
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'paymentNo', 'subjectIds', 'amountSen', 'jump'])
    .where('accountId', '=', wish.accountId)
    .where('provider', '=', provider.name)
    .where('subject', '=', wish.subject)
    .where('method', '=', wish.method)
    .where('status', '=', 'pending')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  const asked = setOf(wish.subjectIds);
  const same = rows.find((row) => row.amountSen === wish.amountSen && setOf(row.subjectIds) === asked);
  return same ? { id: same.id, paymentNo: same.paymentNo, hasPage: same.jump !== null, isNew: false } : null;
}

export async function insertPayment(
  tx: Tx,
  provider: PaymentProvider,
  wish: PaymentWish,
  at: Date,
): Promise<OpenPayment> {
  const { subject, subjectIds, label, amountSen, method, accountId } = wish;
  const paymentNo = makeNumber('PY', at);
  const { id } = await tx
    .insertInto('payments')
    .values({
      paymentNo,
      provider: provider.name,
      method,
      amountSen,
      status: 'pending',
      subject,
      subjectIds: [...subjectIds],
      label,
      accountId,
      createdAt: at,
      updatedAt: at,
      // Asked a while after it was opened, and again right before the place is lost.
      nextQueryAt: new Date(at.getTime() + firstQueryMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addPaymentEvent(tx, {
    paymentId: id,
    provider: provider.name,
    kind: 'created',
    data: { amountSen, method, expiresAt: wish.expiresAt.toISOString() },
    by: accountId,
    at,
  });
  return { id, paymentNo, hasPage: false, isNew: true };
}

const setOf = (ids: readonly number[]) => [...ids].toSorted((a, b) => a - b).join();
