import type { OrderStatus } from '@gangway/contract/booking/states.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { removeHolds } from '../sailings/index.ts';
import { endOrders } from './end-orders.ts';
import { refuseStep } from './refuse-step.ts';

/**
 * Cancels unpaid orders; their places are free at once. All of them, or none: an order that is paid meanwhile stops it.
 * Asked again, an order that is cancelled stays so.
 */
export async function cancelOrders(
  { db }: Platform,
  ids: readonly number[],
  by: { accountId: number } | { staffReason: string },
  actor: Actor,
): Promise<void> {
  const asked = [...new Set(ids)];
  await inTransaction(db, async (tx) => {
    await removeHolds(tx, asked);
    const { rows: orders } = await sql<Found>`
      select id, order_no, account_id, status from orders where id = any(${asked}::bigint[]) order by id for update`.execute(
      tx,
    );
    const isOwn = (order: Found) => !('accountId' in by) || order.accountId === by.accountId;
    if (orders.length !== asked.length || !orders.every(isOwn)) throw new AppError('record.missing');
    const open = orders.filter((order) => order.status !== 'canceled');
    const other = open.find((order) => order.status !== 'unpaid');
    if (other) refuseStep(other, asked.length);
    for (const { id } of open)
      await recordAudit(tx, actor, {
        action: 'cancel',
        entity: 'order',
        entityId: id,
        after: 'staffReason' in by ? { reason: by.staffReason } : {},
      });
    const reason = 'staffReason' in by ? 'staff' : 'customer';
    const openIds = open.map((order) => order.id);
    await endOrders(tx, openIds, { status: 'canceled', reason, at: actor.at });
  });
}

interface Found {
  id: number;
  orderNo: string;
  accountId: number | null;
  status: OrderStatus;
}
