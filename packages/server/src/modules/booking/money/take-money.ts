import type { Tx } from '../../../platform/database/create-database.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import { type PaymentSubject, recordPayment } from '../../payments/index.ts';
import { payFromBalance } from '../../wallet/index.ts';
import type { LockedOrder } from './lock-order.ts';

/**
 * Enters money that is paid at once for something besides the price of an order: out of its owner's balance, or into the
 * hands of a member of staff. The order's own sums are the caller's.
 */
export async function takeMoney(
  tx: Tx,
  order: LockedOrder,
  money: {
    method: 'balance' | 'cash';
    amountSen: number;
    subject: PaymentSubject;
    subjectId: number;
    note: string;
  },
  { accountId: by, at }: Origin,
): Promise<void> {
  const { method, amountSen, subject, subjectId, note } = money;
  const { accountId, orderNo } = order;
  const operatorId = method === 'cash' ? by : null;
  const paymentId = await recordPayment(tx, {
    provider: method,
    amountSen,
    subject,
    subjectIds: [subjectId],
    label: orderNo,
    accountId,
    operatorId,
    note,
    at,
  });
  await tx
    .insertInto('orderPayments')
    .values({ orderId: order.id, paymentId, amountSen, outcome: 'paid', at })
    .execute();
  if (method === 'balance' && accountId !== null) {
    const reference = `payment ${paymentId}`;
    await payFromBalance(tx, { accountId, amountSen, reference, reason: orderNo, operatorId, at });
  }
}
