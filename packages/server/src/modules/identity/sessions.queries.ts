import type { Db } from '../../platform/database/create-database.ts';
import { addressKey } from '../../platform/http/address-key.ts';
import type { Caller } from '../../platform/http/caller.ts';

/** Where an account is signed in, the present session first. */
export async function listSessions(db: Db, caller: Caller, at: Date) {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'address', 'device', 'startedAt', 'lastSeenAt'])
    .where('accountId', '=', caller.accountId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', at)
    .orderBy('lastSeenAt', 'desc')
    .limit(50)
    .execute();
  return rows
    .map((row) => ({
      ...row,
      current: row.id === caller.sessionId,
      startedAt: row.startedAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
    }))
    .toSorted((a, b) => Number(b.current) - Number(a.current));
}

/** Which of these accounts have signed in from an address before, as far as sessions are remembered. */
export async function findKnownAt(
  db: Db,
  accountIds: readonly number[],
  address: string,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('sessions')
    .select(['accountId', 'address'])
    .distinct()
    .where('accountId', 'in', accountIds)
    .execute();
  const here = addressKey(address);
  return new Set(rows.filter((row) => addressKey(row.address) === here).map(({ accountId }) => accountId));
}
