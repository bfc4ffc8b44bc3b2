import type { OrderStatus } from '@gangway/contract/booking/states.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Origin } from '../../platform/http/origin.ts';
import type { Platform } from '../../platform/platform.ts';
import { endOrders } from './end-orders.ts';
import { takeHold } from './take-hold.ts';

/**
 * Cancels unpaid orders; their places are free at once. All of them, or none: an order that is paid meanwhile stops it.
 * Asked again, an order that is canceled stays so.
 */
export async function cancelOrders(
  { db }: Platform,
  ids: readonly number[],
  by: { accountId: number } | { staffReason: string },
  origin: Origin,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
      await takeHold(tx, id);
      const order = await findStatus(tx, id);
      if (!order || ('accountId' in by && order.accountId !== by.accountId))
        throw new AppError('record.missing');
      if (order.status === 'canceled') continue;
      const reason = 'staffReason' in by ? 'staff' : 'customer';
      const ended = await endOrders(tx, [id], { status: 'canceled', reason, at: origin.at });
      if (ended.length === 0) throw new AppError('order.step', { status: order.status });
      await recordAudit(tx, origin, {
        action: 'cancel',
        entity: 'order',
        entityId: id,
        after: 'staffReason' in by ? { reason: by.staffReason } : {},
      });
    }
  });
}

export function findStatus(
  tx: Tx,
  id: number,
): Promise<{ status: OrderStatus; accountId: number | null } | undefined> {
  return tx.selectFrom('orders').select(['status', 'accountId']).where('id', '=', id).executeTakeFirst();
}
