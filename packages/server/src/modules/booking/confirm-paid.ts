import type { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { receivedAtDesk, recordPayment } from '../payments/index.ts';
import { findOwner } from './mail/owner.query.ts';
import { markPaid, type PaidOrder } from './mark-paid.ts';
import { noteOutcome } from './money/order-payments.store.ts';
import { payOutOfBalance } from './money/pay-out-of-balance.ts';
import { requireTaken } from './require-repetition.ts';

/**
 * Takes the money of an order at the counter, whoever took it and when: into the drawer, on the terminal, or out of the
 * customer's balance. Said twice by the same person, it is paid once.
 */
export async function confirmPaid(
  { db }: Platform,
  id: number,
  { method, slipNo, slipShared, tenderedSen, note }: Body<typeof bookingCalls.confirmPaid>,
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { at, accountId: operatorId } = actor;
    const received =
      method === 'balance'
        ? ({ provider: 'balance' } as const)
        : receivedAtDesk({ method, slipNo, slipShared }, tenderedSen);
    const order = await markPaid(tx, id, { method }, at);
    if (!order) return requireTaken(tx, id, { method, slipNo: '', ...received, operatorId });
    const { orderNo, accountId, paidSen } = order;
    const paymentId = await recordPayment(tx, {
      ...received,
      amountSen: paidSen,
      subject: 'orders',
      subjectIds: [id],
      label: orderNo,
      accountId,
      operatorId,
      note,
      at,
    });
    await noteOutcome(tx, { orderId: id, paymentId, amountSen: paidSen, outcome: 'paid', at });
    if (method === 'balance') await takeFromBalance(tx, id, order, { paymentId, operatorId, at });
    await recordAudit(tx, actor, {
      action: 'paid',
      entity: 'order',
      entityId: id,
      after: { method, slipNo, ...(slipShared ? { slipShared } : {}), paidSen, note },
    });
  });
}

/** A walk-in and a guest have no balance to take from. */
async function takeFromBalance(
  tx: Tx,
  id: number,
  { accountId, orderNo, paidSen }: PaidOrder,
  { paymentId, operatorId, at }: { paymentId: number; operatorId: number | null; at: Date },
): Promise<void> {
  if (accountId === null || (await findOwner(tx, id)) === 'guest') throw new AppError('booking.noBalance');
  const amountSen = paidSen;
  await payOutOfBalance(tx, { paymentId, accountId, amountSen, reason: orderNo, operatorId, at });
}
