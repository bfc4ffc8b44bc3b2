import { randomUUID } from 'node:crypto';
import type { Profile } from '@gangway/contract/customers/schemas.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { mailPage, mailSection, paragraph } from '../../platform/mail/mail-page.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { translate } from '../../platform/messages/translate.ts';
import type { Platform } from '../../platform/platform.ts';
import { countTry } from '../../platform/tries/take-try.ts';
import { readCompany } from '../settings/index.ts';
import type { MailSettings } from './mail-confirmation.ts';

/** Addresses nobody confirmed may be strangers': so many of them are told in a day, for one account. */
const mostStrangersADay = 5;

/** Tells an address that it is the account's no more: whoever sits at an open session may have done it. */
export async function tellEmailChanged(
  platform: Platform,
  tx: Tx,
  before: Profile,
  { locale }: MailSettings,
): Promise<void> {
  if (before.email === null) return;
  if (!before.emailVerified) {
    const key = `email.changed:${before.id}`;
    const limit = { key, limit: mostStrangersADay, windowMinutes: 24 * 60 };
    if (await countTry(tx, platform.clock(), limit)) return;
  }
  const company = await readCompany(tx);
  const words = [
    translate(locale, 'link.changed.text', { company: company.name, username: before.username }),
    translate(locale, 'link.changed.notYou', { email: company.email, phone: company.phone }),
  ];
  await writeMail(platform, tx, {
    about: `email.changed ${randomUUID()}`,
    recipient: before.email,
    subject: translate(locale, 'link.changed.subject', { company: company.name }),
    text: `${words.join('\n\n')}\n`,
    html: mailPage(company.name, [mailSection(locale, words.map(paragraph))]),
    files: [],
  });
}
