import type { MoneyTaken } from '@gangway/contract/core/desk-money.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import type { Tx } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { type PaymentSubject, receivedAtDesk, recordPayment } from '../../payments/index.ts';
import type { LockedOrder } from './lock-order.ts';
import { noteOutcome } from './order-payments.store.ts';
import { payOutOfBalance } from './pay-out-of-balance.ts';

/**
 * Enters money that is paid at once for something besides the price of an order: out of its owner's balance, or over the
 * desk. The order's own sums are the caller's.
 */
export async function takeMoney(
  tx: Tx,
  order: LockedOrder,
  money: {
    by: 'balance' | MoneyTaken;
    amountSen: number;
    subject: PaymentSubject;
    subjectId: number;
    note: string;
  },
  { accountId: staffId, at }: Actor,
): Promise<void> {
  const { by, amountSen, subject, subjectId, note } = money;
  const { accountId, orderNo } = order;
  const operatorId = by === 'balance' ? null : staffId;
  const received = by === 'balance' ? ({ provider: 'balance' } as const) : receivedAtDesk(by);
  const paymentId = await recordPayment(tx, {
    ...received,
    amountSen,
    subject,
    subjectIds: [subjectId],
    label: orderNo,
    accountId,
    operatorId,
    note,
    slipField: 'money.slipNo',
    at,
  });
  await noteOutcome(tx, { orderId: order.id, paymentId, amountSen, outcome: 'paid', at });
  if (by === 'balance' && accountId !== null)
    await payOutOfBalance(tx, { paymentId, accountId, amountSen, reason: orderNo, operatorId, at });
}

/** For the audit log: that somebody said a slip pays for something else besides. */
export function sharedSlip(by: MoneyTaken | PaymentMethod | null | undefined) {
  if (typeof by !== 'object' || !by?.slipShared) return {};
  return { slipNo: by.slipNo, slipShared: true };
}

/** Whether this very money was entered for an order at a moment: of a repeated wish every word must be the same. */
export async function wasTaken(
  tx: Tx,
  orderId: number,
  money: { by: 'balance' | MoneyTaken; subject: PaymentSubject; note: string; at: Date },
): Promise<boolean> {
  const { by, subject, note, at } = money;
  const { method, slipNo } = by === 'balance' || by.method === 'cash' ? withoutSlip(by) : by;
  const found = await tx
    .selectFrom('orderPayments')
    .innerJoin('payments', 'payments.id', 'orderPayments.paymentId')
    .select('payments.id')
    .where('orderPayments.orderId', '=', orderId)
    .where('orderPayments.at', '=', at)
    .where('payments.subject', '=', subject)
    .where('payments.method', '=', method)
    .where('payments.slipNo', '=', slipNo)
    .where('payments.note', '=', note)
    .executeTakeFirst();
  return found !== undefined;
}

function withoutSlip(by: 'balance' | MoneyTaken) {
  return { method: by === 'balance' ? by : by.method, slipNo: '' };
}
