import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import type { EndReason } from './identity.tables.ts';

export interface NewSession {
  accountId: number;
  tokenHash: string;
  address: string;
  device: string;
  at: Date;
  expiresAt: Date;
  link: Caller['link'];
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      accountId: session.accountId,
      tokenHash: session.tokenHash,
      address: session.address,
      device: session.device.slice(0, 300),
      startedAt: session.at,
      lastSeenAt: session.at,
      expiresAt: session.expiresAt,
      byLink: session.link !== null,
      linkOrderId: session.link?.orderId ?? null,
      linkAsked: session.link?.isAsked ?? false,
    })
    .execute();
}

/** Ends sessions of an account, all or all but one, and tells the pages that use them. Returns how many. */
export async function endSessions(
  tx: Tx,
  input: { accountId: number; reason: EndReason; at: Date; except?: number; only?: number },
): Promise<number> {
  const ended = await tx
    .updateTable('sessions')
    .set({ endedAt: input.at, endReason: input.reason })
    .where('accountId', '=', input.accountId)
    .where('endedAt', 'is', null)
    .$if(input.except !== undefined, (query) => query.where('id', '!=', input.except ?? 0))
    .$if(input.only !== undefined, (query) => query.where('id', '=', input.only ?? 0))
    .returning('id')
    .execute();
  if (ended.length > 0) await tellEnded(tx, ended);
  return ended.length;
}

/** Ends the sessions of an account that were opened by links to some orders, but for one. */
export async function endLinkSessions(
  tx: Tx,
  {
    accountId,
    orderIds,
    at,
    except,
  }: { accountId: number; orderIds: readonly number[]; at: Date; except: number | null },
): Promise<void> {
  const ended = await tx
    .updateTable('sessions')
    .set({ endedAt: at, endReason: 'elsewhere' })
    .where('accountId', '=', accountId)
    .where('linkOrderId', '=', sql<number>`any(${orderIds}::bigint[])`)
    .where('endedAt', 'is', null)
    .$if(except !== null, (query) => query.where('id', '!=', except ?? 0))
    .returning('id')
    .execute();
  if (ended.length > 0) await tellEnded(tx, ended);
}

const mostToldAtOnce = 400;

async function tellEnded(tx: Tx, ended: readonly { id: number }[]): Promise<void> {
  // The database carries 8,000 bytes of news at a time.
  for (let from = 0; from < ended.length; from += mostToldAtOnce) {
    const sessionIds = ended.slice(from, from + mostToldAtOnce).map((row) => row.id);
    await putInOutbox(tx, 'live.event', { event: { type: 'session.ended' }, audience: { sessionIds } });
  }
}

/** For what must not happen beside the end of the session that asks for it; its account is held before. */
export async function requireOpenSession(tx: Tx, id: number): Promise<void> {
  const open = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  if (!open) throw new AppError('session.endedElsewhere');
}

/** Removes what no one can ask about any more: sessions that ran out or ended a month ago. */
export async function forgetOldSessions(tx: Tx, at: Date): Promise<void> {
  const monthAgo = new Date(at.getTime() - 30 * 86_400_000);
  await tx
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expiresAt', '<', monthAgo), eb('endedAt', '<', monthAgo)]))
    .execute();
}
