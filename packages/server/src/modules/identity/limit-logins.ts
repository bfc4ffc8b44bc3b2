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

/** Which limit a login ran into. */
type LimitName = 'address' | 'accountAtAddress' | 'accountAnywhere';

const anywhereWindowMinutes = 60;

/**
 * Counts a login before anything is looked at. One from an address that is over its limit writes nothing, so strangers
 * make no more rows than that.
 */
export async function takeAddressTry(
  db: Db,
  at: Date,
  { triesPerAddress, loginsPerAddress, windowMinutes }: LoginLimits,
  address: string,
): Promise<(Refusal & { limit: LimitName }) | null> {
  for (const step of [
    { key: keys.address(address), limit: triesPerAddress, windowMinutes },
    { key: keys.everyLogin(address), limit: loginsPerAddress, windowMinutes },
  ]) {
    const refusal = await countTry(db, at, step);
    if (refusal) return { ...refusal, limit: 'address' };
  }
  return null;
}

interface AccountTry {
  /** What one signs in by, in the one way it is kept. */
  name: string;
  address: string;
  /** Whom the name may mean; a name nobody has is counted as if it were one account's. */
  accountIds: readonly number[];
  /** Which of them have signed in from this address before. */
  findKnown: (accountIds: readonly number[]) => Promise<ReadonlySet<number>>;
}

/** What became of a try at each of the accounts it may be meant for. */
interface AccountTries {
  /** Those whose password is not looked at now. */
  closed: ReadonlySet<number>;
  /** How long the first of these, or the name nobody has, has to wait; null if none has to. */
  waitMinutes: number | null;
  /** Those of which that is to be noted, which is done once. */
  newlyClosed: { accountId: number; limit: LimitName; minutes: number }[];
  /**
   * A right password: that account starts anew at this address. Against the others it counts: whoever may set the password
   * of one could guess at theirs by it.
   */
  forgive: (accountId: number) => Promise<void>;
}

const nobody = 0;

/**
 * Counts a try before its password is looked at, against every account the name may mean: whoever has the same phone
 * number as somebody else guesses at both, and is right for one only. A stranger shuts out nobody: an account waits at the
 * address the wrong passwords came from; when they come from everywhere, it stays open where its owner has signed in
 * before.
 */
export async function takeAccountTries(
  db: Db,
  at: Date,
  limits: LoginLimits,
  { name, address, accountIds, findKnown }: AccountTry,
): Promise<AccountTries> {
  const { triesPerAccount, triesFromAnywhere, windowMinutes } = limits;
  const counted: string[] = [];
  const count = async (limit: TryLimit) => {
    const refusal = await countTry(db, at, limit);
    if (!refusal) counted.push(limit.key);
    return refusal;
  };
  const closedBy = async (id: number): Promise<(Refusal & { limit: LimitName }) | null> => {
    const key = keys.pair(name, id, address);
    const here = await count({ key, limit: triesPerAccount, windowMinutes });
    if (here) return { ...here, limit: 'accountAtAddress' };
    const anywhere = await count({
      key: keys.anywhere(name, id),
      limit: triesFromAnywhere,
      windowMinutes: anywhereWindowMinutes,
    });
    if (!anywhere || (await findKnown([id])).has(id)) return null;
    return { ...anywhere, limit: 'accountAnywhere' };
  };
  const closed = new Map<number, Refusal & { limit: LimitName }>();
  for (const id of accountIds.length > 0 ? accountIds : [nobody]) {
    const refusal = await closedBy(id);
    if (refusal) closed.set(id, refusal);
  }
  const waits = [...closed.values()].map(({ minutes }) => minutes);
  return {
    closed: new Set(closed.keys()),
    waitMinutes: waits.length > 0 ? Math.min(...waits) : null,
    newlyClosed: [...closed]
      .filter(([, { isFirst }]) => isFirst)
      .map(([accountId, { limit, minutes }]) => ({ accountId, limit, minutes })),
    async forgive(accountId) {
      await forgetTries(db, keys.pair(name, accountId, address));
      await giveTryBack(db, keys.address(address));
      const anywhere = keys.anywhere(name, accountId);
      if (counted.includes(anywhere)) await giveTryBack(db, anywhere);
    },
  };
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
  everyLogin: (address: string) => `login:every:${addressKey(address)}`,
  address: (address: string) => `login:address:${addressKey(address)}`,
  pair: (name: string, id: number, address: string) =>
    `login:account:${nameKey(name)}:${id}:${addressKey(address)}`,
  anywhere: (name: string, id: number) => `login:anywhere:${nameKey(name)}:${id}`,
};

/** People type their password where the name belongs: what was typed is not kept. */
export function nameKey(name: string): string {
  return createHash('sha256').update(name.trim().toLowerCase()).digest('base64url').slice(0, 22);
}
