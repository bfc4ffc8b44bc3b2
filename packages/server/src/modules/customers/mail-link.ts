import type { Locale } from '@gangway/contract/core/locales.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { mailPage, mailSection, paragraph } from '../../platform/mail/mail-page.ts';
import { linkMark, writeMail } from '../../platform/mail/write-mail.ts';
import { translate } from '../../platform/messages/translate.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashToken, newToken } from '../identity/index.ts';
import { readCompany } from '../settings/index.ts';

export interface LinkWish {
  /** The same wish is one link, however often it comes. */
  id: string;
  purpose: 'password' | 'email';
  accountId: number;
  username: string;
  email: string;
  locale: Locale;
  publicUrl: string;
}

/** How long a link is good. Whoever forgot a password waits for the mail; a new address may be read tomorrow. */
const minutesOf = { password: 30, email: 3 * 24 * 60 };

/** So many in an hour to one address, whoever asks: nobody's letter box is filled by strangers. */
const mostAnHour = 5;

/** Mails a link that is good once. Of the link itself only its hash is kept. Returns whether it was one too many. */
export async function mailLink(platform: Platform, tx: Tx, wish: LinkWish): Promise<'mailed' | 'tooMany'> {
  const { id, purpose, accountId, locale } = wish;
  const email = wish.email.toLowerCase();
  const at = platform.clock();
  const lately = await tx
    .selectFrom('mailedLinks')
    .select('id')
    .where('email', '=', email)
    .where('createdAt', '>', new Date(at.getTime() - 3_600_000))
    .limit(mostAnHour)
    .execute();
  if (lately.length >= mostAnHour) return 'tooMany';
  const token = newToken();
  const expiresAt = new Date(at.getTime() + minutesOf[purpose] * 60_000);
  const made = await tx
    .insertInto('mailedLinks')
    .values({ id, accountId, purpose, email, tokenHash: hashToken(token), createdAt: at, expiresAt })
    .onConflict((conflict) => conflict.columns(['id', 'accountId']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return 'mailed';
  const company = await readCompany(tx);
  const t = (name: string, values: Record<string, string> = {}) =>
    translate(locale, `link.${purpose}.${name}`, values);
  const words = [
    t('text', { company: company.name, username: wish.username }),
    linkMark,
    t('life'),
    t('notYou'),
    translate(locale, 'confirmation.contact', { email: company.email, phone: company.phone }),
  ];
  await writeMail(platform, tx, {
    about: `link ${id} ${accountId}`,
    recipient: wish.email,
    subject: t('subject', { company: company.name }),
    text: `${words.join('\n\n')}\n`,
    html: mailPage(company.name, [mailSection(locale, words.map(paragraphOrLink))]),
    files: [],
    // Behind the #, which no server and no log sees.
    link: `${wish.publicUrl}/login#${purpose}=${token}`,
  });
  return 'mailed';
}

function paragraphOrLink(text: string): string {
  if (text !== linkMark) return paragraph(text);
  return `<p style="margin:16px 0"><a href="${linkMark}" style="color:#0f7173;font-weight:bold;word-break:break-all">${linkMark}</a></p>`;
}
