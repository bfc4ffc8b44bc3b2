import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { tellOrdersChanged } from './end-orders.ts';
import { stepOrders } from './step-orders.ts';

/** Completes an order when all its live tickets have left the ship. */
export async function completeDisembarked({ db, clock }: Platform, orderId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const at = clock();
    const rows = await stepOrders(tx, 'paid', 'completed')
      .set({ completedAt: at, updatedAt: at })
      .where('id', '=', orderId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('tickets')
              .select('tickets.id')
              .whereRef('tickets.orderId', '=', 'orders.id')
              .where('tickets.live', '=', true)
              .where('tickets.disembarkedAt', 'is', null),
          ),
        ),
      )
      .returning('accountId')
      .execute();
    await tellOrdersChanged(
      tx,
      rows.map((row) => row.accountId),
    );
  });
}
