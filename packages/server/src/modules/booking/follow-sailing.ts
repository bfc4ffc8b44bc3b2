import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import { sql } from 'kysely';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { endOrders, tellOrdersChanged } from './end-orders.ts';

/** Brings the orders of a sailing along: cancelled, nobody has to pay any more; returned, the paid ones are completed. */
export async function followSailing(
  platform: Platform,
  { sailingId, status }: { sailingId: number; status: SailingStatus },
): Promise<void> {
  if (status === 'cancelled') await cancelUnpaid(platform, sailingId);
  if (status === 'returned') await completePaid(platform, sailingId);
}

async function cancelUnpaid({ db, clock }: Platform, sailingId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rows } = await sql<{ orderId: number }>`
      delete from place_holds where sailing_id = ${sailingId} returning order_id`.execute(tx);
    const ids = rows.map((row) => row.orderId);
    await endOrders(tx, ids, { status: 'canceled', reason: 'sailing', at: clock() });
  });
}

async function completePaid({ db, clock }: Platform, sailingId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const at = clock();
    const rows = await tx
      .updateTable('orders')
      .set({ status: 'completed', completedAt: at, updatedAt: at })
      .where('sailingId', '=', sailingId)
      .where('status', '=', 'paid')
      .returning('accountId')
      .execute();
    await tellOrdersChanged(
      tx,
      rows.map((row) => row.accountId),
    );
  });
}
