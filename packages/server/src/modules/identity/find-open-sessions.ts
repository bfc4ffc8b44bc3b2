import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { FindOpenSessions } from '../../platform/live/watch-sessions.ts';

/** Tells with which of some sessions a call could still be made: the rule is that of `authenticate`. */
export function findOpenSessions(db: Db): FindOpenSessions {
  return async (ids, at) => {
    const rows = await db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
      .select('sessions.id')
      .where('sessions.id', '=', anyOf(ids))
      .where('sessions.endReason', 'is', null)
      .where('sessions.expiresAt', '>', at)
      .where('accounts.status', '!=', 'disabled')
      .where('accounts.deletedAt', 'is', null)
      .execute();
    return new Set(rows.map(({ id }) => id));
  };
}
