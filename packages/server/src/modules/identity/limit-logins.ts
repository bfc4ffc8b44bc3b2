import { createHash } from 'node:crypto';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { addressKey } from '../../platform/http/address-key.ts';
import {
  countTry,
  forgetTries,
  giveTryBack,
  type Refusal,
  takeTry,
  type TryLimit,
} from '../../platform/tries/take-try.ts';

/** How many logins, and how many wrong passwords, are borne. The settings module provides the figures. */
export interface LoginLimits {
  /** Wrong ones for an account from one address. */
  triesPerAccount: number;
  /** Wrong ones for an account from everywhere together, in an hour. */
  triesFromAnywhere: number;
  /** Wrong ones from an address, whatever the account. */
  triesPerAddress: number;
  /** Right ones of an account. */
  loginsPerAccount: number;
  /** Right and wrong ones from an address. */
  loginsPerAddress: number;
  windowMinutes: number;
  sessionDays: number;
}

export interface LoginTry {
  /** What one signs in by, in the one way it is kept. */
  name: string;
  address: string;
}

/** Which limit a login ran into. */
export type LoginRefusal = Refusal & { limit: 'address' | 'accountAtAddress' | 'accountAnywhere' };

const anywhereWindowMinutes = 60;

/**
 * Counts a login before its password is looked at. The address comes first: one that is over its limit writes nothing,
 * so strangers make no more rows than that. A stranger shuts out nobody: an account waits for the address the wrong
 * passwords came from; when they come from everywhere, it stays open where its owner has signed in before.
 */
export async function takeLoginTry(
  db: Db,
  at: Date,
  limits: LoginLimits,
  who: LoginTry,
  /** Whether its owner has signed in from this address before. */
  isKnownHere: () => Promise<boolean>,
): Promise<LoginRefusal | null> {
  const { windowMinutes } = limits;
  const steps: (TryLimit & { name: LoginRefusal['limit'] })[] = [
    { name: 'address', key: keys.address(who), limit: limits.triesPerAddress, windowMinutes },
    { name: 'address', key: keys.everyLogin(who), limit: limits.loginsPerAddress, windowMinutes },
    { name: 'accountAtAddress', key: keys.pair(who), limit: limits.triesPerAccount, windowMinutes },
  ];
  for (const { name, ...limit } of steps) {
    const refusal = await countTry(db, at, limit);
    if (refusal) return { ...refusal, limit: name };
  }
  const refusal = await countTry(db, at, {
    key: keys.anywhere(who),
    limit: limits.triesFromAnywhere,
    windowMinutes: anywhereWindowMinutes,
  });
  if (!refusal || (await isKnownHere())) return null;
  return { ...refusal, limit: 'accountAnywhere' };
}

/** A right password: the account starts anew at this address, and the try counts against nobody. */
export async function forgiveLoginTry(db: Db, who: LoginTry): Promise<void> {
  await forgetTries(db, keys.pair(who));
  await giveTryBack(db, keys.address(who));
  await giveTryBack(db, keys.anywhere(who));
}

/** Every login makes a session, so those with the right password are limited too. */
export async function countLogin(db: Db, at: Date, limits: LoginLimits, accountId: number): Promise<void> {
  const { loginsPerAccount: limit, windowMinutes } = limits;
  const minutes = await takeTry(db, at, { key: `login:good:${accountId}`, limit, windowMinutes });
  if (minutes !== null) throw new AppError('login.tooManyTries', { minutes });
}

/** Counts a guess at the own password by somebody signed in; no stranger can use these up. Returns what forgives it. */
export async function countPasswordTry(
  db: Db,
  at: Date,
  limits: LoginLimits,
  accountId: number,
): Promise<() => Promise<void>> {
  const key = `password:${accountId}`;
  const { triesPerAccount: limit, windowMinutes } = limits;
  const minutes = await takeTry(db, at, { key, limit, windowMinutes });
  if (minutes !== null) throw new AppError('login.tooManyTries', { minutes });
  return () => forgetTries(db, key);
}

const keys = {
  everyLogin: ({ address }: LoginTry) => `login:every:${addressKey(address)}`,
  address: ({ address }: LoginTry) => `login:address:${addressKey(address)}`,
  pair: ({ name, address }: LoginTry) => `login:account:${nameKey(name)}:${addressKey(address)}`,
  anywhere: ({ name }: LoginTry) => `login:anywhere:${nameKey(name)}`,
};

/** People type their password where the name belongs: what was typed is not kept. */
export function nameKey(name: string): string {
  return createHash('sha256').update(name.trim().toLowerCase()).digest('base64url').slice(0, 22);
}
