import type { sailingDeskCalls } from '@gangway/contract/booking/sailing-desk-calls.ts';
import type { GuestCall } from '@gangway/contract/booking/sailing-desk-schemas.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import { AppError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Tx } from '../../../platform/database/create-database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellOrdersChanged } from '../end-orders.ts';
import { listCalls } from './call-list.query.ts';

type Wish = Body<typeof sailingDeskCalls.markCalled> & { orderId: number };

/**
 * Notes that the people of an order were called, or takes it back. Whoever is first has called; another who comes after is
 * told who it was, and does not call again.
 */
export async function markCalled({ db }: Platform, wish: Wish, actor: Actor): Promise<GuestCall> {
  const { orderId, sailingId, called } = wish;
  return inTransaction(db, async (tx) => {
    const [before] = await listCalls(tx, sailingId, { orderId });
    if (!before) throw new AppError('record.missing');
    const moved = called ? await note(tx, wish, actor) : await takeBack(tx, wish);
    const [now] = await listCalls(tx, sailingId, { orderId });
    if (!now) throw new AppError('record.missing');
    if (called && now.called && (await callerOf(tx, wish)) !== actor.accountId)
      throw new AppError('order.calledAlready', {
        name: now.called.person ?? '?',
        at: formatInstant(now.called.at),
      });
    if (moved) {
      await recordAudit(tx, actor, {
        action: 'markCalled',
        entity: 'order',
        entityId: orderId,
        before: { called: before.called !== null },
        after: { called },
      });
      await tellOrdersChanged(tx, [null]);
    }
    return now;
  });
}

/** By the account's id: two people may have one name, and an account may be given another. */
async function callerOf(tx: Tx, { orderId, sailingId }: Wish): Promise<number | null> {
  const row = await tx
    .selectFrom('orderCalls')
    .select('by')
    .where('orderId', '=', orderId)
    .where('sailingId', '=', sailingId)
    .executeTakeFirst();
  return row?.by ?? null;
}

async function note(tx: Tx, { orderId, sailingId }: Wish, actor: Actor): Promise<boolean> {
  const row = await tx
    .insertInto('orderCalls')
    .values({ orderId, sailingId, by: actor.accountId, at: actor.at })
    .onConflict((conflict) => conflict.columns(['sailingId', 'orderId']).doNothing())
    .returning('orderId')
    .executeTakeFirst();
  return row !== undefined;
}

async function takeBack(tx: Tx, { orderId, sailingId }: Wish): Promise<boolean> {
  const row = await tx
    .deleteFrom('orderCalls')
    .where('orderId', '=', orderId)
    .where('sailingId', '=', sailingId)
    .returning('orderId')
    .executeTakeFirst();
  return row !== undefined;
}
