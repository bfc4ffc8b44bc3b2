import type { Body } from '@gangway/contract/core/define-call.ts';
import type { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { stopMails } from '../../platform/mail/stop-mails.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { giveTryBack, takeTry } from '../../platform/tries/take-try.ts';
import { moveGuestAddress } from '../customers/index.ts';
import { endLinksTo } from './end-order-links.ts';
import { tellOrdersChanged } from './end-orders.ts';
import { tellAddressMoved } from './mail/tell-address-moved.ts';

type Wish = Body<typeof bookingCalls.correctOwnEmail>;

interface Correction extends Wish {
  accountId: number;
  /** The session that goes on. */
  except: number | null;
  at: Date;
}

/** Enough to mistype it again; not enough to have tickets sent about. */
const ownPerDay = 3;

/** Whoever booked without an account gives another address: by the session that bought, or by a link that was asked for. */
export async function correctOwnEmail(
  platform: Platform,
  { accountId, kind, name, link, sessionId }: Caller,
  wish: Wish,
  actor: Actor,
): Promise<null> {
  if (kind !== 'guest') throw new AppError('guest.hasAccount');
  if (link && !link.isAsked) throw new AppError('session.askLink');
  const limit = { key: `guestEmail:${accountId}`, limit: ownPerDay, windowMinutes: 24 * 60 };
  // A guest is called by the address: whoever did not hear the answer asks for what is there already.
  const isCounted = wish.email !== name;
  const minutes = isCounted ? await takeTry(platform.db, actor.at, limit) : null;
  if (minutes !== null) throw new AppError('request.tooMany', { minutes });
  let hasMoved = false;
  try {
    hasMoved = await correctOwn(platform, { ...wish, accountId, except: sessionId, at: actor.at }, actor);
  } finally {
    // What moved nothing sends no tickets about.
    if (isCounted && !hasMoved) await giveTryBack(platform.db, limit.key);
  }
  return null;
}

function correctOwn(platform: Platform, wish: Correction, actor: Actor): Promise<boolean> {
  return inTransaction(platform.db, async (tx) => {
    if (!(await correct(platform, tx, wish))) return false;
    // What it was and is, is the guest's own.
    await recordAudit(tx, actor, {
      action: 'correctEmail',
      entity: 'customer',
      entityId: wish.accountId,
      after: { email: '••••' },
    });
    return true;
  });
}

/** The same at the desk, for whom the tickets never reached. */
export async function correctGuestEmail(
  platform: Platform,
  { orderId, ...wish }: Wish & { orderId: number },
  actor: Actor,
): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .select('accountId')
      .where('id', '=', orderId)
      .executeTakeFirst();
    if (!order) throw new AppError('record.missing');
    if (order.accountId === null) throw new AppError('guest.hasAccount');
    const { accountId } = order;
    if (!(await correct(platform, tx, { ...wish, accountId, except: null, at: actor.at }))) return;
    await recordAudit(tx, actor, {
      action: 'correctEmail',
      entity: 'order',
      entityId: orderId,
      before: { email: wish.shownEmail },
      after: { email: wish.email },
    });
  });
}

/**
 * Every link there is was mailed to the wrong address, so all of them end with what they opened; tickets that are good go to
 * the right one, with links of their own. False where it stands so already.
 */
async function correct(platform: Platform, tx: Tx, wish: Correction): Promise<boolean> {
  const { accountId, at, except } = wish;
  const done = await moveGuestAddress(tx, accountId, wish);
  if (done === 'account') throw new AppError('guest.hasAccount');
  if (done === 'same') return false;
  const orders = await tx
    .selectFrom('orders')
    .innerJoin('sailings', 'sailings.id', 'orders.sailingId')
    .select(['orders.id', 'orders.orderNo', 'orders.status', 'orders.paidAt', 'sailings.returnsAt'])
    .where('orders.accountId', '=', accountId)
    .orderBy('orders.id')
    .execute();
  const orderIds = orders.map(({ id }) => id);
  await endLinksTo(tx, { accountId, orderIds }, { at, except });
  await stopMails(tx, { ticketsOf: orderIds, recipient: wish.shownEmail, at });
  for (const { id, status, returnsAt } of orders)
    if (status === 'paid' && returnsAt > at)
      await putInOutbox(tx, 'order.paid', { orderId: id, correction: `address ${id} ${at.getTime()}` });
  const mailed = orders.filter(({ paidAt }) => paidAt !== null).map(({ orderNo }) => orderNo);
  if (mailed.length > 0) await tellAddressMoved(platform, tx, wish.shownEmail, mailed);
  await tellOrdersChanged(tx, [accountId]);
  return true;
}
