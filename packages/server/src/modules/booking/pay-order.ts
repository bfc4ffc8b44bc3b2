import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Origin } from '../../platform/http/origin.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordPayment } from '../payments/index.ts';
import { findStatus } from './cancel-orders.ts';
import { markPaid } from './mark-paid.ts';

/** Marks an order as paid at the counter, who took the money and when. Said twice, it is paid once. */
export async function confirmPaid(
  { db }: Platform,
  id: number,
  { note }: { note: string },
  origin: Origin,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await markPaid(tx, id, { method: 'cash' }, origin.at);
    if (!order) return requirePaid(tx, id);
    const paymentId = await recordPayment(tx, {
      provider: 'cash',
      amountSen: order.paidSen,
      subject: 'orders',
      subjectIds: [id],
      label: order.orderNo,
      accountId: order.accountId,
      operatorId: origin.accountId,
      note,
      at: origin.at,
    });
    await tx
      .insertInto('orderPayments')
      .values({ orderId: id, paymentId, amountSen: order.paidSen, outcome: 'paid', at: origin.at })
      .execute();
    await recordAudit(tx, origin, {
      action: 'paid',
      entity: 'order',
      entityId: id,
      after: { method: 'cash', paidSen: order.paidSen, note },
    });
  });
}

/** Gives an unpaid order away: its price becomes zero, for a reason. */
export async function makeComplimentary(
  { db }: Platform,
  id: number,
  reason: string,
  origin: Origin,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await markPaid(tx, id, { complimentaryReason: reason, totalSen: 0 }, origin.at);
    if (!order) return requirePaid(tx, id);
    await recordAudit(tx, origin, {
      action: 'complimentary',
      entity: 'order',
      entityId: id,
      after: { reason },
    });
  });
}

async function requirePaid(tx: Tx, id: number): Promise<void> {
  const order = await findStatus(tx, id);
  if (!order) throw new AppError('record.missing');
  if (order.status !== 'paid') throw new AppError('order.step', { status: order.status });
}
