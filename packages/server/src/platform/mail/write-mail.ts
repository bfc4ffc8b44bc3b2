import type { Tx } from '../database/create-database.ts';
import { putInOutbox } from '../outbox/outbox.ts';
import type { Platform } from '../platform.ts';
import type { OutgoingMail } from './mailer.ts';

/** A mail to be written. `about` names the news: the same news is written once, however often it comes. */
export interface NewMail extends Omit<OutgoingMail, 'id'> {
  about: string;
  /** A link only the reader may know. Texts have `linkMark` in its place: whoever reads the mail here, or the table, does not see it. */
  link?: string;
  /** The order whose tickets it holds. */
  ticketsOf?: number;
}

export const linkMark = '‹link›';

/** What the news of a mail with a link begins with. */
export const linkNews = 'link ';

/**
 * Writes a mail, to be sent once the transaction is committed; where there is no mail server it is kept to be read. False where
 * the same news was written before.
 */
export async function writeMail(
  { mailer, clock, secrets }: Platform,
  tx: Tx,
  { about, recipient, subject, text, html, files, link, ticketsOf }: NewMail,
): Promise<boolean> {
  // One that is kept is never sent, so nobody ever needs its link; tickets may be sent again, to the same reader.
  const isNeeded = mailer !== null || ticketsOf !== undefined;
  const row = await tx
    .insertInto('mails')
    .values({
      about,
      recipient,
      subject,
      textBody: text,
      htmlBody: html,
      ticketsOf: ticketsOf ?? null,
      sealedLink: link === undefined || !isNeeded ? null : secrets.seal(link),
      status: mailer ? 'waiting' : 'kept',
      createdAt: clock(),
      sentAt: null,
    })
    .onConflict((conflict) => conflict.column('about').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  for (const [position, file] of files.entries())
    await tx
      .insertInto('mailFiles')
      .values({ mailId: row.id, position, ...file })
      .execute();
  if (mailer) await putInOutbox(tx, 'mail.send', { mailId: row.id });
  return true;
}
