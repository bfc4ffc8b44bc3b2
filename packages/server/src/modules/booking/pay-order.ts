import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Origin } from '../../platform/http/origin.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { findStatus } from './cancel-orders.ts';
import { tellOrdersChanged } from './end-orders.ts';
import { takeHold } from './take-hold.ts';

/** Marks an order as paid at the counter, who took the money and when. Said twice, it is paid once. */
export async function confirmPaid(
  { db }: Platform,
  id: number,
  input: { method: PaymentMethod; note: string },
  origin: Origin,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await markPaid(tx, id, { method: input.method }, origin.at);
    if (!order) return;
    await recordAudit(tx, origin, {
      action: 'paid',
      entity: 'order',
      entityId: id,
      after: { method: input.method, paidSen: order.paidSen, note: input.note },
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
    if (!order) return;
    await recordAudit(tx, origin, {
      action: 'complimentary',
      entity: 'order',
      entityId: id,
      after: { reason },
    });
  });
}

/** Null when it is paid already. The place is the order's own for as long as its hold stands, even a second too long. */
async function markPaid(
  tx: Tx,
  id: number,
  change: { method?: PaymentMethod; complimentaryReason?: string; totalSen?: number },
  at: Date,
): Promise<{ paidSen: number } | null> {
  await takeHold(tx, id);
  const paid = await tx
    .updateTable('orders')
    .set((eb) => ({
      ...change,
      paidSen: change.totalSen ?? eb.ref('totalSen'),
      status: 'paid' as const,
      paidAt: at,
      updatedAt: at,
    }))
    .where('id', '=', id)
    .where('status', '=', 'unpaid')
    .returning(['paidSen', 'accountId'])
    .executeTakeFirst();
  if (!paid) {
    const order = await findStatus(tx, id);
    if (!order) throw new AppError('record.missing');
    if (order.status !== 'paid') throw new AppError('order.step', { status: order.status });
    return null;
  }
  await putInOutbox(tx, 'order.paid', { orderId: id });
  await tellOrdersChanged(tx, [paid.accountId]);
  return { paidSen: paid.paidSen };
}
