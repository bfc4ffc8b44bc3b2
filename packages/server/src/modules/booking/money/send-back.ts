import type { Tx } from '../../../platform/database/create-database.ts';
import { requestRefund, settleByBalance } from '../../payments/index.ts';
import { returnToBalance } from '../../wallet/index.ts';

export type Way = 'gateway' | 'cash' | 'balance' | 'none';

/**
 * Sends money back the way it came, newest payment first where there were several. Into a balance it goes at once, in this
 * transaction; through a gateway it is sent after it; what was taken at the counter waits there.
 */
export async function sendBack(
  tx: Tx,
  input: {
    orderId: number;
    amountSen: number;
    reference: string;
    reason: string;
    operatorId: number | null;
    at: Date;
  },
): Promise<Way> {
  const { orderId, reason, operatorId, at } = input;
  let openSen = input.amountSen;
  let way: Way = 'none';
  for (const payment of await listPayments(tx, orderId)) {
    const amountSen = Math.min(openSen, payment.openSen);
    if (amountSen <= 0) continue;
    const reference = `${input.reference} of payment ${payment.id}`;
    await requestRefund(tx, { paymentId: payment.id, amountSen, reference, reason, operatorId, at });
    if (payment.provider === 'balance' && payment.accountId !== null) {
      const { accountId, label } = payment;
      await returnToBalance(tx, { accountId, amountSen, reference, reason: label, operatorId, at });
      await settleByBalance(tx, reference, at);
    }
    way = wayOf(payment.provider);
    openSen -= amountSen;
  }
  if (openSen > 0) throw new Error(`order ${orderId}: more is to go back than was ever paid`);
  return way;
}

/** How money of an order would go back. */
export async function findWay(tx: Tx, orderId: number): Promise<Way> {
  const [newest] = await listPayments(tx, orderId);
  return newest ? wayOf(newest.provider) : 'none';
}

/** What was taken at the desk, in the drawer or on its terminal, goes back over the desk. */
export function wayOf(provider: string): Way {
  if (provider === 'balance') return 'balance';
  return provider === 'cash' || provider === 'terminal' ? 'cash' : 'gateway';
}

async function listPayments(tx: Tx, orderId: number) {
  const rows = await tx
    .selectFrom('orderPayments')
    .innerJoin('payments', 'payments.id', 'orderPayments.paymentId')
    .select([
      'payments.id',
      'payments.provider',
      'payments.accountId',
      'payments.label',
      'payments.amountSen',
      'payments.refundedSen',
    ])
    .where('orderPayments.orderId', '=', orderId)
    .where('orderPayments.outcome', '=', 'paid')
    .orderBy('payments.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, openSen: row.amountSen - row.refundedSen }));
}
