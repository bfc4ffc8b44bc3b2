import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { addressKey } from '../../platform/http/address-key.ts';
import { forgetTries, giveTryBack, takeTry } from '../../platform/tries/take-try.ts';

/** How many wrong passwords are borne. The settings module provides the figures. */
export interface LoginLimits {
  triesPerAccount: number;
  triesPerAddress: number;
  windowMinutes: number;
  sessionDays: number;
}

export interface LoginTry {
  username: string;
  address: string;
}

/** Counts a try by account and by address, or says how long to wait. */
export async function countLoginTry(db: Db, at: Date, limits: LoginLimits, who: LoginTry): Promise<void> {
  const { windowMinutes } = limits;
  const waits = [
    await takeTry(db, at, { key: accountKey(who), limit: limits.triesPerAccount, windowMinutes }),
    await takeTry(db, at, { key: networkKey(who), limit: limits.triesPerAddress, windowMinutes }),
  ];
  const minutes = Math.max(...waits.map((wait) => wait ?? 0));
  if (minutes > 0) throw new AppError('login.tooManyTries', { minutes });
}

/** A right password: the account starts anew, and the try no longer counts against the address. */
export async function forgiveLoginTry(db: Db, who: LoginTry): Promise<void> {
  await forgetTries(db, accountKey(who));
  await giveTryBack(db, networkKey(who));
}

const accountKey = (who: LoginTry) => `login:account:${who.username.toLowerCase()}`;
const networkKey = (who: LoginTry) => `login:address:${addressKey(who.address)}`;
