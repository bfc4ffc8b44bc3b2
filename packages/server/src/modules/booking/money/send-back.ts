import type { OrderRefund } from '@gangway/contract/booking/schemas.ts';
import type { Insertable } from 'kysely';
import type { Tx } from '../../../platform/database/create-database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { type MoneyBack, putInOutbox } from '../../../platform/outbox/outbox.ts';
import { markRefundDone, requestRefund } from '../../payments/index.ts';
import { returnToBalance } from '../../wallet/index.ts';
import { listUsedPayments } from './order-payments.store.ts';

type Way = OrderRefund['way'];

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
  let way: Way = 'none';
  const refundIds: number[] = [];
  for (const payment of await listUsedPayments(tx, orderId)) {
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
    way = wayOf(payment.provider);
    openSen -= amountSen;
  }
  if (openSen > 0) throw new Error(`order ${orderId}: more is to go back than was ever paid`);
  await enter(tx, why, backSen, {
    orderId,
    kind: why === 'change' ? 'change' : 'cancel',
    key: null,
    by: null,
    ...cancelled,
    ticketIds: [...(cancelled?.ticketIds ?? [])],
    amountSen: backSen,
    feeSen,
    way,
    refundIds,
    at,
  });
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
  for (const share of entered)
    await enter(tx, 'late', share === first ? amountSen : null, {
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

/** How money of an order would go back. */
export async function findWay(tx: Tx, orderId: number): Promise<Way> {
  const [newest] = await listUsedPayments(tx, orderId);
  return newest ? wayOf(newest.provider) : 'none';
}

/** What was taken at the desk, in the drawer or on its terminal, goes back over the desk. */
function wayOf(provider: string): Way {
  if (provider === 'balance') return 'balance';
  return provider === 'cash' || provider === 'terminal' ? 'cash' : 'gateway';
}

/** Enters a refund among those of its order and tells whoever paid, unless another of the same money does. */
async function enter(
  tx: Tx,
  why: MoneyBack['why'],
  toldSen: number | null,
  refund: Insertable<Tables['orderRefunds']>,
): Promise<void> {
  const { orderId, feeSen, way } = refund;
  const { id } = await tx.insertInto('orderRefunds').values(refund).returning('id').executeTakeFirstOrThrow();
  if (toldSen === null) return;
  const about = `order ${orderId} refund ${id}`;
  await putInOutbox(tx, 'money.back', { orderId, about, why, backSen: toldSen, feeSen, way });
}
