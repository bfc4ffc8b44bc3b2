import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { endOrderLinks } from './end-order-links.ts';
import { tellOrdersChanged } from './end-orders.ts';
import { endTicketLinks } from './end-ticket-links.ts';
import { lockOwn } from './money/lock-order.ts';

/**
 * Ends every link that shows an order or a ticket of it: those that were mailed, which open all that was bought together, and
 * those its tickets were shared by. The session that asks goes on; where no link is, that is as well. Null owns as staff does.
 */
export async function withdrawLinks(
  { db }: Platform,
  { orderId, ownerId, except }: { orderId: number; ownerId: number | null; except: number | null },
  actor: Actor,
): Promise<null> {
  await inTransaction(db, async (tx) => {
    const order = await lockOwn(tx, orderId, ownerId);
    const shared = await endShared(tx, orderId, actor.at);
    const mailed = await endOrderLinks(tx, order, { at: actor.at, except });
    if (shared + mailed === 0) return;
    await recordAudit(tx, actor, {
      action: 'withdrawLinks',
      entity: 'order',
      entityId: orderId,
      after: { shared, mailed },
    });
    await tellOrdersChanged(tx, [order.accountId]);
  });
  return null;
}

/** Tickets first, as whoever shares one does. */
async function endShared(tx: Tx, orderId: number, at: Date): Promise<number> {
  const tickets = await tx
    .selectFrom('tickets')
    .select('id')
    .where('orderId', '=', orderId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return endTicketLinks(
    tx,
    tickets.map(({ id }) => id),
    at,
  );
}
