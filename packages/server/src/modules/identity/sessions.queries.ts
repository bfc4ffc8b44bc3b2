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

/** Whether one of these accounts has signed in from an address before, as far as sessions are remembered. */
export async function hasSignedInFrom(
  db: Db,
  accountIds: readonly number[],
  address: string,
): Promise<boolean> {
  const rows = await db
    .selectFrom('sessions')
    .select('address')
    .where('accountId', 'in', accountIds)
    .orderBy('startedAt', 'desc')
    .limit(200)
    .execute();
  const here = addressKey(address);
  return rows.some((row) => addressKey(row.address) === here);
}
