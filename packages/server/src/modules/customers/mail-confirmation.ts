import { randomUUID } from 'node:crypto';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Refusal } from '../../platform/tries/take-try.ts';
import { mailLink } from './mail-link.ts';
import { getProfile } from './profile.query.ts';

export interface MailSettings {
  locale: Locale;
  publicUrl: string;
}

/** Mails the link that confirms an account's address, unless it is confirmed or there is none. */
export async function mailConfirmation(
  platform: Platform,
  tx: Tx,
  accountId: number,
  settings: MailSettings,
): Promise<'mailed' | 'nothing' | Refusal> {
  const { email, emailVerified, username } = await getProfile(tx, accountId);
  if (email === null || emailVerified) return 'nothing';
  return mailLink(platform, tx, {
    id: randomUUID(),
    purpose: 'email',
    accountId,
    username,
    email,
    ...settings,
  });
}

/** The same, asked for by the customer. */
export async function mailConfirmationAgain(
  platform: Platform,
  accountId: number,
  settings: MailSettings,
): Promise<null> {
  const { email } = await getProfile(platform.db, accountId);
  if (email === null) throw fieldError('request.invalid', 'email', 'validation.required');
  const outcome = await inTransaction(platform.db, (tx) =>
    mailConfirmation(platform, tx, accountId, settings),
  );
  if (typeof outcome !== 'string') throw new AppError('request.tooMany', { minutes: outcome.minutes });
  return null;
}
