import type { Locale } from '@gangway/contract/core/locales.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { mailPage, mailSection, paragraph } from '../../platform/mail/mail-page.ts';
import { linkParagraph, withoutMarks } from '../../platform/mail/mailed-link.ts';
import { linkMark, linkNews, writeMail } from '../../platform/mail/write-mail.ts';
import { translate } from '../../platform/messages/translate.ts';
import type { Platform } from '../../platform/platform.ts';
import { countTry, type Refusal, type TryLimit } from '../../platform/tries/take-try.ts';
import { hashToken, nameKey, newToken } from '../identity/index.ts';
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

/**
 * How many are mailed, so that nobody's letter box is filled. Confirmations are counted by the account that gave the
 * address, since it may be a stranger's, and by the address over all accounts; links to a new password apart from them and
 * for as long as one is good: while no more are mailed, one that was is still good, whoever asked for it.
 */
const limitsOf: Record<LinkWish['purpose'], (wish: LinkWish) => TryLimit[]> = {
  password: ({ accountId }) => [
    { key: `link:password:${accountId}`, limit: 5, windowMinutes: minutesOf.password },
  ],
  email: ({ accountId, email }) => [
    { key: `link:email:${accountId}`, limit: 5, windowMinutes: 60 },
    { key: `link:email:day:${accountId}`, limit: 10, windowMinutes: 24 * 60 },
    { key: `link:email:to:${nameKey(email)}`, limit: 10, windowMinutes: 60 },
  ],
};

/** Mails a link that is good once. Of the link itself only its hash is kept. One too many says how long to wait. */
export async function mailLink(platform: Platform, tx: Tx, wish: LinkWish): Promise<'mailed' | Refusal> {
  const { id, purpose, accountId, locale } = wish;
  const email = wish.email.toLowerCase();
  const at = platform.clock();
  const earlier = await tx
    .selectFrom('mailedLinks')
    .select('id')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  if (earlier) return 'mailed';
  // Counted together with the link, so that one which comes to nothing does not count.
  for (const limit of limitsOf[purpose](wish)) {
    const refusal = await countTry(tx, at, limit);
    if (refusal) return refusal;
  }
  const token = newToken();
  const expiresAt = new Date(at.getTime() + minutesOf[purpose] * 60_000);
  const made = await tx
    .insertInto('mailedLinks')
    .values({ id, accountId, purpose, email, tokenHash: hashToken(token), createdAt: at, expiresAt })
    .onConflict((conflict) => conflict.columns(['id', 'accountId']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return 'mailed';
  const company = withoutMarks(await readCompany(tx));
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
    about: `${linkNews}${id} ${accountId}`,
    recipient: wish.email,
    subject: t('subject', { company: company.name }),
    text: `${words.join('\n\n')}\n`,
    html: mailPage(company.name, [
      mailSection(
        locale,
        words.map((text) => (text === linkMark ? linkParagraph : paragraph(text))),
      ),
    ]),
    files: [],
    // Behind the #, which no server and no log sees.
    link: `${wish.publicUrl}/login#${purpose}=${token}`,
  });
  return 'mailed';
}
