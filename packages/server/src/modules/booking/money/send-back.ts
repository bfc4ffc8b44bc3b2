import type { RefundSource } from '@gangway/contract/booking/money-calls.ts';
import type { OrderRefund } from '@gangway/contract/booking/schemas.ts';
import { mainWay, splitBack } from '@gangway/contract/booking/split-back.ts';
import type { Insertable } from 'kysely';
import type { Tx } from '../../../platform/database/create-database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { type MoneyBack, putInOutbox } from '../../../platform/outbox/outbox.ts';
import { markRefundDone, requestRefund } from '../../payments/index.ts';
import { returnToBalance } from '../../wallet/index.ts';
import { listUsedPayments } from './order-payments.store.ts';

type Way = OrderRefund['ways'][number]['way'];

/** Money of an order that goes back. */
interface Refund {
  orderId: number;
  why: Exclude<MoneyBack['why'], 'late'>;
  backSen: number;
  /** What is kept of it. */
  feeSen?: number;
  /** What the payments say about it. */
  reason: string;
  operatorId: number | null;
  /** Who was cancelled by it, and by whom; nobody where another date costs less. */
  cancelled?: {
    key: string | null;
    ticketIds: readonly number[];
    askedFeeSen: number | null;
    overrideReason: string;
    /** How much more comes back than the terms say. */
    waivedSen: number;
    by: number | null;
  };
  at: Date;
}

/**
 * Sends money back the way it came, newest payment first where there were several, enters it among the refunds of the order
 * and tells whoever paid. Into a balance it goes at once, in this transaction; through a gateway it is sent after it; what
 * was taken at the counter waits there.
 */
export async function sendBack(tx: Tx, refund: Refund): Promise<void> {
  const { orderId, why, backSen, feeSen = 0, reason, operatorId, cancelled, at } = refund;
  let openSen = backSen;
  const refundIds: number[] = [];
  const payments = await listUsedPayments(tx, orderId);
  const ways = splitBack(payments.map(sourceOf), backSen);
  for (const payment of payments) {
    const amountSen = Math.min(openSen, payment.openSen);
    if (amountSen <= 0) continue;
    const { id } = await requestRefund(tx, { paymentId: payment.id, amountSen, reason, operatorId, at });
    if (payment.provider === 'balance' && payment.accountId !== null) {
      const { accountId, label } = payment;
      const reference = `refund ${id} of payment ${payment.id}`;
      await returnToBalance(tx, { accountId, amountSen, reference, reason: label, operatorId, at });
      await markRefundDone(tx, id, at);
    }
    refundIds.push(id);
    openSen -= amountSen;
  }
  if (openSen > 0) throw new Error(`order ${orderId}: more is to go back than was ever paid`);
  await enter(
    tx,
    why,
    { backSen, ways },
    {
      orderId,
      kind: why === 'change' ? 'change' : 'cancel',
      key: null,
      by: null,
      ...cancelled,
      ticketIds: [...(cancelled?.ticketIds ?? [])],
      amountSen: backSen,
      feeSen,
      way: mainWay(ways),
      refundIds,
      at,
    },
  );
}

/**
 * Sends back what a payment could buy nothing with: all of it, or the rest. The shares say for which orders it came; the
 * first of them tells whoever paid. Asked again, it is done once.
 */
export async function sendBackUnused(
  tx: Tx,
  unused: {
    paymentId: number;
    amountSen: number;
    shares: readonly { orderId: number; amountSen: number }[];
    at: Date;
  },
): Promise<void> {
  const { paymentId, amountSen, shares, at } = unused;
  const { id, isNew } = await requestRefund(tx, {
    paymentId,
    amountSen,
    reference: `payment ${paymentId} rest`,
    reason: 'late',
    operatorId: null,
    at,
  });
  if (!isNew) return;
  const entered = shares.filter((share) => share.amountSen > 0);
  const [first] = entered;
  const late = { backSen: amountSen, ways: [{ way: 'gateway' as const, amountSen }] };
  for (const share of entered)
    await enter(tx, 'late', share === first ? late : null, {
      ...share,
      kind: 'late',
      key: null,
      by: null,
      ticketIds: [],
      feeSen: 0,
      way: 'gateway',
      refundIds: [id],
      at,
    });
}

/** What has not gone back of the payments of an order, in the order it would. */
export async function listSources(tx: Tx, orderId: number): Promise<RefundSource[]> {
  return (await listUsedPayments(tx, orderId)).map(sourceOf);
}

function sourceOf({ provider, openSen }: { provider: string; openSen: number }): RefundSource {
  return { way: wayOf(provider), openSen };
}

/** What was taken at the desk, in the drawer or on its terminal, goes back over the desk. */
export function wayOf(provider: string): Way {
  if (provider === 'balance') return 'balance';
  return provider === 'cash' || provider === 'terminal' ? 'cash' : 'gateway';
}

/** Enters a refund among those of its order and tells whoever paid, unless another of the same money does. */
async function enter(
  tx: Tx,
  why: MoneyBack['why'],
  told: Pick<MoneyBack, 'backSen' | 'ways'> | null,
  refund: Insertable<Tables['orderRefunds']>,
): Promise<void> {
  const { orderId, feeSen, way } = refund;
  const { id } = await tx.insertInto('orderRefunds').values(refund).returning('id').executeTakeFirstOrThrow();
  if (!told) return;
  const about = `order ${orderId} refund ${id}`;
  await putInOutbox(tx, 'money.back', { orderId, about, why, feeSen, way, ...told });
}
