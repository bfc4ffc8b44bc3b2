import { sql } from 'kysely';
import type { Tx } from '../../platform/database/create-database.ts';
import { endLinkSessions } from '../identity/index.ts';

interface Ending {
  at: Date;
  /** The session that asks for it, which goes on. */
  except: number | null;
}

/**
 * Ends the links to what was bought together with an order, and the sessions they opened: somebody else travels now, or under
 * another name, and a link went with the old ticket. The new ones are mailed with a link of their own. Returns how many.
 */
export async function endOrderLinks(
  tx: Tx,
  { accountId, groupNo }: { accountId: number | null; groupNo: string },
  ending: Ending,
): Promise<number> {
  if (accountId === null) return 0;
  const orders = await tx.selectFrom('orders').select('id').where('groupNo', '=', groupNo).execute();
  const orderIds = orders.map(({ id }) => id);
  return endLinksTo(tx, { accountId, orderIds }, ending);
}

/** The same of some orders of an account, whatever they were bought with. */
export async function endLinksTo(
  tx: Tx,
  { accountId, orderIds }: { accountId: number; orderIds: readonly number[] },
  { at, except }: Ending,
): Promise<number> {
  if (orderIds.length === 0) return 0;
  // Links first: whoever opens one holds it, so the session of it stands before this goes on, and is ended too.
  const ended = await tx
    .deleteFrom('orderLinks')
    .where('orderId', '=', sql<number>`any(${orderIds}::bigint[])`)
    .executeTakeFirst();
  await endLinkSessions(tx, { accountId, orderIds, at, except });
  return Number(ended.numDeletedRows);
}
