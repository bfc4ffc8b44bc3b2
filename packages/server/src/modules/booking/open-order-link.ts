import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { addressKey } from '../../platform/http/address-key.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { giveTryBack, takeTry } from '../../platform/tries/take-try.ts';
import { hashToken, startSession } from '../identity/index.ts';
import { readSettings } from '../settings/index.ts';
import { isAskedLink, type OpenedLink, selectGuestOrders } from './order-links.store.ts';

const windowMinutes = 15;
const triesPerAddress = 30;
/** Every opening makes a session. Counted by the link, so that nobody's opening shuts another link, and by who opens it. */
const openingsOf = (id: string, address: string) => [
  { key: `orderLink:opened:${id}:${address}`, limit: 30, windowMinutes: 60 },
  { key: `orderLink:opened:${id}`, limit: 300, windowMinutes: 60 },
];

/**
 * Opens what was booked without an account, for whoever has the mailed link: a session that looks after it and buys nothing
 * new. Whatever the reason a link does not, the answer is that of one that never was; those are counted by address.
 */
export async function openOrderLink(
  { db }: Platform,
  { token, device }: { token: string; device: string },
  actor: Actor,
): Promise<{ token: string; orderId: number }> {
  const address = addressKey(actor.address);
  const key = `orderLink:address:${address}`;
  await count({ key, limit: triesPerAddress, windowMinutes });
  const link = await selectGuestOrders(db, actor.at)
    .innerJoin('orderLinks', 'orderLinks.orderId', 'orders.id')
    .select(['orders.id as orderId', 'accounts.id as accountId', 'orderLinks.id', 'orderLinks.createdAt'])
    .where('orderLinks.tokenHash', '=', hashToken(token))
    .executeTakeFirst();
  if (!link) throw new AppError('order.linkOver');
  const { orderId, accountId } = link;
  await giveTryBack(db, key);
  for (const limit of openingsOf(link.id, address)) await count(limit);
  const isAsked = await isAskedLink(db, link, actor.at);
  const sessionDays = (await readSettings(db, 'session.days'))['session.days'];
  const opened = await inTransaction(db, async (tx) => {
    const session = {
      accountId,
      device,
      sessionDays,
      actor,
      link: { orderId, isAsked },
    };
    // An account made of it at this moment ends the sessions there are, another address the links: it is seen here, or
    // this one by it. The order first, as whoever replaces somebody does.
    await tx.selectFrom('orders').select('id').where('id', '=', orderId).forKeyShare().execute();
    const guest = await tx
      .selectFrom('accounts')
      .select('username')
      .where('id', '=', accountId)
      .where('kind', '=', 'guest')
      .forNoKeyUpdate()
      .executeTakeFirst();
    // Somebody replaced at this moment ends links, and what they opened: the same.
    if (!guest || !(await holdLink(tx, link))) return null;
    const owner = { ...actor, accountId, username: guest.username };
    await recordAudit(tx, owner, { action: 'openLink', entity: 'order', entityId: orderId });
    return startSession(tx, session);
  });
  if (opened === null) throw new AppError('order.linkOver');
  return { token: opened, orderId };

  async function count(limit: Parameters<typeof takeTry>[2]): Promise<void> {
    const minutes = await takeTry(db, actor.at, limit);
    if (minutes !== null) throw new AppError('request.tooMany', { minutes });
  }
}

async function holdLink(tx: Tx, { id }: OpenedLink): Promise<boolean> {
  const link = await tx
    .selectFrom('orderLinks')
    .select('id')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return link !== undefined;
}
