import { sql } from 'kysely';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { removeHolds } from '../sailings/index.ts';
import { endOrders } from './end-orders.ts';

/**
 * An order is paid: unpaid ones that hold a place for the same people on the sailing can never be, and are cancelled. Each in
 * a transaction of its own that begins with its hold, as everything does that moves an unpaid order.
 */
export async function releaseRivals({ db, clock }: Platform, orderId: number): Promise<void> {
  const { rows } = await sql<{ orderId: number }>`
    select distinct rival.order_id from tickets own
      join tickets rival on rival.sailing_id = own.sailing_id and rival.id_fingerprint = own.id_fingerprint
       and rival.live and not rival.paid and rival.order_id <> own.order_id
     where own.order_id = ${orderId} and own.live and own.paid
     order by rival.order_id`.execute(db);
  for (const { orderId: rivalId } of rows)
    await inTransaction(db, async (tx) => {
      await removeHolds(tx, [rivalId]);
      await endOrders(tx, [rivalId], { status: 'canceled', reason: 'person', at: clock() });
    });
}
