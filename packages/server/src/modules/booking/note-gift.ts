import { portDate, startOfPortDay } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { WaiveLimit } from './waive-limits.ts';

interface Gift {
  orderId: number;
  /** What it would have cost. */
  givenSen: number;
  reason: string;
  limit: WaiveLimit;
}

/**
 * Notes that an order is given away. All that somebody gives in a day of the port counts together, one gift after the other;
 * above their limit an administrator does it. The lock comes last of all that its transactions take.
 */
export async function noteGift(tx: Tx, gift: Gift, actor: Actor): Promise<void> {
  const { orderId, givenSen, reason, limit } = gift;
  const { accountId: by, at } = actor;
  await lock(tx, 'gifts', [by ?? 0]);
  const sumSen = (await readGiven(tx, by, at)) + givenSen;
  if (limit !== null && sumSen > limit)
    throw new AppError('order.giftsOver', { amount: formatMoney(sumSen), limit: formatMoney(limit) });
  await tx.insertInto('orderGifts').values({ orderId, givenSen, by, at }).execute();
  await recordAudit(tx, actor, {
    action: 'complimentary',
    entity: 'order',
    entityId: orderId,
    after: { reason },
  });
}

async function readGiven(tx: Tx, by: number | null, at: Date): Promise<number> {
  const { sumSen } = await tx
    .selectFrom('orderGifts')
    .select(sql<number>`coalesce(sum(given_sen), 0)::bigint`.as('sumSen'))
    .where('by', '=', by)
    .where('at', '>=', startOfPortDay(portDate(at)))
    .executeTakeFirstOrThrow();
  return sumSen;
}
