import { randomUUID } from 'node:crypto';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { addressKey } from '../../platform/http/address-key.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { takeTry } from '../../platform/tries/take-try.ts';
import { findSignIns, type LoginLimits, nameKey, readSignInName } from '../identity/index.ts';
import { contacts } from './contacts.ts';

/**
 * Takes the wish for a new password. Whether there is such an account shows neither in the answer nor in the work: the
 * same is read, and one row written, of which the mail is made later.
 */
export async function forgotPassword(
  { db }: Platform,
  wish: { username: string; locale: Locale; limits: LoginLimits },
  actor: Actor,
): Promise<null> {
  const { limits } = wish;
  const { windowMinutes } = limits;
  const signIn = readSignInName(contacts, wish.username);
  const address = addressKey(actor.address);
  for (const limit of [
    { key: `forgotten:address:${address}`, limit: limits.triesPerAddress, windowMinutes },
    {
      key: `forgotten:account:${nameKey(signIn.name)}:${address}`,
      limit: limits.triesPerAccount,
      windowMinutes,
    },
  ]) {
    const minutes = await takeTry(db, actor.at, limit);
    if (minutes !== null) throw new AppError('login.tooManyTries', { minutes });
  }
  const { accounts } = await findSignIns(db, contacts, signIn, actor.address);
  const accountIds = accounts.map(({ id }) => id);
  await inTransaction(db, (tx) =>
    putInOutbox(tx, 'password.forgotten', { wishId: randomUUID(), accountIds, locale: wish.locale }),
  );
  return null;
}
