import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Origin } from '../../platform/http/origin.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAccountByUsername } from './accounts.store.ts';
import { countLoginTry, forgiveLoginTry, type LoginLimits } from './limit-logins.ts';
import { verifyAgainstDecoy, verifyPassword } from './password.ts';
import { startSession } from './start-session.ts';

export interface LoginInput {
  username: string;
  password: string;
  device: string;
  origin: Origin;
  limits: LoginLimits;
}

/** Signs in whoever knows the password. A wrong name and a wrong password give the same answer in the same time. */
export async function login({ db }: Platform, input: LoginInput): Promise<string> {
  const who = { username: input.username, address: input.origin.address };
  await countLoginTry(db, input.origin.at, input.limits, who);
  const account = await findAccountByUsername(db, input.username);
  const fits = account
    ? await verifyPassword(input.password, account.passwordHash)
    : await verifyAgainstDecoy(input.password);
  if (!account || !fits) throw new AppError('login.wrong');
  if (account.status === 'disabled') throw new AppError('login.disabled');
  await forgiveLoginTry(db, who);
  return inTransaction(db, (tx) =>
    startSession(tx, {
      accountId: account.id,
      device: input.device,
      sessionDays: input.limits.sessionDays,
      origin: input.origin,
    }),
  );
}
