import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { addressKey } from '../../platform/http/address-key.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { giveTryBack, takeTry } from '../../platform/tries/take-try.ts';
import { hashToken, startSession } from '../identity/index.ts';
import { readSettings } from '../settings/index.ts';
import { selectGuestOrders } from './order-links.store.ts';

const windowMinutes = 15;
const askedMinutes = 30;
const triesPerAddress = 30;
/** Every opening makes a session. */
const openings = { limit: 30, windowMinutes: 60 };

/**
 * Opens what was booked without an account, for whoever has the mailed link: a session that looks after it and buys nothing
 * new. Whatever the reason a link does not, the answer is that of one that never was; those are counted by address.
 */
export async function openOrderLink(
  { db }: Platform,
  { token, device }: { token: string; device: string },
  actor: Actor,
): Promise<{ token: string; orderId: number }> {
  const key = `orderLink:address:${addressKey(actor.address)}`;
  await count({ key, limit: triesPerAddress, windowMinutes });
  const link = await selectGuestOrders(db, actor.at)
    .innerJoin('orderLinks', 'orderLinks.orderId', 'orders.id')
    .select(['orders.id as orderId', 'accounts.id as accountId', 'orderLinks.id', 'orderLinks.createdAt'])
    .where('orderLinks.tokenHash', '=', hashToken(token))
    .executeTakeFirst();
  if (!link) throw new AppError('order.linkOver');
  const { orderId, accountId } = link;
  await giveTryBack(db, key);
  await count({ key: `orderLink:opened:${orderId}`, ...openings });
  const sessionDays = (await readSettings(db, 'session.days'))['session.days'];
  const opened = await inTransaction(db, async (tx) => {
    const session = {
      accountId,
      device,
      sessionDays,
      actor,
      link: { orderId, isAsked: isAsked(link, actor.at) },
    };
    // An account made of it at this moment ends the sessions there are: it is seen here, or this one by it.
    const guest = await tx
      .selectFrom('accounts')
      .select('username')
      .where('id', '=', accountId)
      .where('kind', '=', 'guest')
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!guest) return null;
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

/** That of a ticket's mail goes wherever the ticket goes; one that was asked for, and opened soon, shows whose letter box it is. */
const isAsked = ({ id, createdAt }: { id: string; createdAt: Date }, at: Date) =>
  isUuid(id) && at.getTime() - createdAt.getTime() < askedMinutes * 60_000;

const isUuid = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
