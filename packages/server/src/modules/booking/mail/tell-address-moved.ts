import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/database/create-database.ts';
import { mailPage, mailSection, paragraph } from '../../../platform/mail/mail-page.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import { translate } from '../../../platform/messages/translate.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readCompany } from '../../settings/index.ts';
import { mailLocales } from './confirmation-text.ts';

/** Tells an address that tickets went to that they go elsewhere now: somebody at an open session, or at the desk, may have done it wrongly. */
export async function tellAddressMoved(
  platform: Platform,
  tx: Tx,
  recipient: string,
  orderNos: readonly string[],
): Promise<void> {
  if (recipient === '') return;
  const company = await readCompany(tx);
  const values = { company: company.name, orderNo: orderNos.join(', ') };
  const pages = mailLocales.map((locale) => ({
    locale,
    words: [
      translate(locale, 'link.moved.text', values),
      translate(locale, 'link.moved.notYou', { email: company.email, phone: company.phone }),
    ],
  }));
  const subject = mailLocales.map((locale) => translate(locale, 'link.moved.subject')).join(' / ');
  await writeMail(platform, tx, {
    about: `email.moved ${randomUUID()}`,
    recipient,
    subject: `${subject} – ${company.name}`,
    text: `${pages.map(({ words }) => words.join('\n\n')).join('\n\n')}\n`,
    html: mailPage(
      company.name,
      pages.map(({ locale, words }) => mailSection(locale, words.map(paragraph))),
    ),
    files: [],
  });
}
