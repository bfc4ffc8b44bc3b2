import type { Db } from '../../platform/database/create-database.ts';
import { verifyPassword } from './password.ts';

/**
 * Those of the named accounts that can log in with a password, and whoever else has the very same hash. Accounts made
 * together share one, and no others do, so that a handful is tried and not all.
 */
export async function listAccountsWithPassword(
  db: Db,
  usernames: readonly string[],
  password: string,
): Promise<string[]> {
  const active = db
    .selectFrom('accounts')
    .where('status', '=', 'active')
    .where('deletedAt', 'is', null)
    .orderBy('id');
  const named = await active.select('passwordHash').where('username', 'in', usernames).execute();
  const shared = await db
    .selectFrom('accounts')
    .select('passwordHash')
    .groupBy('passwordHash')
    .having((on) => on.fn.countAll(), '>', 1)
    .execute();
  const hashes: string[] = [];
  for (const hash of new Set([...named, ...shared].map(({ passwordHash }) => passwordHash)))
    if (await verifyPassword(password, hash)) hashes.push(hash);
  if (hashes.length === 0) return [];
  const found = await active.select('username').where('passwordHash', 'in', hashes).execute();
  return found.map(({ username }) => username);
}
