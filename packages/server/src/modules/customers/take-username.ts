import { shippedRoles } from '@gangway/contract/core/office-routes.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { addressKey } from '../../platform/http/address-key.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { giveTryBack, takeTry } from '../../platform/tries/take-try.ts';

/** Whether a name is taken must be said; it is not said for whole lists of names. */
const takenNamesPerAddress = { limit: 200, windowMinutes: 60 };

/**
 * Names nobody registers under, whether or not an account has them: so that asking for one tells nothing about the
 * staff, and no customer passes for one of them.
 */
const reservedUsernames: ReadonlySet<string> = new Set([
  ...shippedRoles,
  'administrator',
  'root',
  'system',
  'staff',
  'support',
  'gangway',
]);

/** Refuses a name nobody may take, as if somebody had it. */
export function requireUsername(username: string): void {
  if (reservedUsernames.has(username.toLowerCase())) throw nameTaken();
}

/**
 * Counts a name that may turn out to be taken; gives what forgives it. Counted beforehand and given back, so that the
 * answer to one too many says nothing about that name either.
 */
export async function countTakenName(db: Db, { at, address }: Actor): Promise<() => Promise<void>> {
  const key = `register:taken:${addressKey(address)}`;
  const minutes = await takeTry(db, at, { key, ...takenNamesPerAddress });
  if (minutes !== null) throw new AppError('request.tooMany', { minutes });
  return () => giveTryBack(db, key);
}

export function nameTaken(): AppError {
  return fieldError('account.usernameTaken', 'username', 'error.account.usernameTaken');
}
