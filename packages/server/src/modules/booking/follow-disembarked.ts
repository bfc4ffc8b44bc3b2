import type { ExpressionBuilder } from 'kysely';
import type { Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Platform } from '../../platform/platform.ts';
import { tellOrdersChanged } from './end-orders.ts';
import { stepOrders } from './step-orders.ts';

/**
 * Completes an order when all its live tickets have left the ship, and takes that back when one has not after all: it came
 * aboard again, or its leaving was undone. Once the ship is home an order stays completed. What is now counts, not the news.
 */
export async function followDisembarked({ db, clock }: Platform, orderId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const at = clock();
    // Held: a ship that comes home at this moment completes what was reopened before.
    const isHome = await holdSailing(tx, orderId);
    const completed = await stepOrders(tx, 'paid', 'completed')
      .set({ completedAt: at, updatedAt: at })
      .where('id', '=', orderId)
      .where((eb) => eb.not(hasAboard(eb)))
      .returning('accountId')
      .execute();
    const reopened = isHome
      ? []
      : await stepOrders(tx, 'completed', 'paid')
          .set({ completedAt: null, updatedAt: at })
          .where('id', '=', orderId)
          .where(hasAboard)
          .returning('accountId')
          .execute();
    await tellOrdersChanged(
      tx,
      [...completed, ...reopened].map((row) => row.accountId),
    );
  });
}

/** Whether some live ticket of an order has not left the ship. */
function hasAboard({ exists, selectFrom }: ExpressionBuilder<Tables, 'orders'>) {
  return exists(
    selectFrom('tickets')
      .select('tickets.id')
      .whereRef('tickets.orderId', '=', 'orders.id')
      .where('tickets.live', '=', true)
      .where('tickets.disembarkedAt', 'is', null),
  );
}

/** Holds the sailing of an order as it is; gives whether it has returned. */
async function holdSailing(tx: Tx, orderId: number): Promise<boolean> {
  const sailing = await tx
    .selectFrom('sailings')
    .select('status')
    .where('id', '=', (eb) => eb.selectFrom('orders').select('sailingId').where('orders.id', '=', orderId))
    .forShare()
    .executeTakeFirst();
  return sailing?.status === 'returned';
}
