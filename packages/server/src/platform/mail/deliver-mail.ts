import { inTransaction } from '../database/in-transaction.ts';
import type { Platform } from '../platform.ts';
import { linkMark } from './write-mail.ts';
import { isRefusedForGood, type OutgoingMail, smtpCodeOf } from './mailer.ts';

/** About three quarters of an hour, with the waits of the outbox. */
const mostAttempts = 12;

/**
 * Sends a mail that waits. What the mail server does not take is tried again by the outbox, until it is given up or
 * refused for good; the back office can then send it again.
 */
export async function deliverMail(platform: Platform, mailId: number, attempt: number): Promise<void> {
  const mail = await findWaiting(platform, mailId);
  if (!mail) return;
  if (!platform.mailer) return settle(platform, mailId, { status: 'kept' });
  try {
    await platform.mailer.send(mail);
  } catch (error) {
    const isLast = isRefusedForGood(error) || attempt >= mostAttempts;
    const said = withoutAddresses(error instanceof Error ? error.message : String(error)).slice(0, 500);
    await settle(platform, mailId, { status: isLast ? 'failed' : 'waiting', error: said });
    // Nobody tries again, so nothing is thrown; the mail server's own words stay out of the log, since they may name somebody.
    if (isLast) return platform.log.warn({ mailId, smtpCode: smtpCodeOf(error) }, 'a mail is given up');
    // What is thrown is logged: not the mail server's own error, which names the recipient in several places.
    // oxlint-disable-next-line preserve-caught-error -- for the same reason it does not go along.
    throw new Error(`mail ${mailId} was not taken: ${said}`);
  }
  await settle(platform, mailId, { status: 'sent', error: '', sentAt: platform.clock() });
}

/** Mail servers repeat whom they refuse. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"'():;,]+@[^\s<>"'():;,]+/g, '(address)');
}

async function findWaiting({ db, secrets }: Platform, mailId: number): Promise<OutgoingMail | null> {
  const mail = await db
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'textBody as text', 'htmlBody as html', 'sealedLink'])
    .where('id', '=', mailId)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  if (!mail) return null;
  const files = await db
    .selectFrom('mailFiles')
    .select(['name', 'type', 'bytes'])
    .where('mailId', '=', mailId)
    .orderBy('position')
    .execute();
  const { sealedLink, ...texts } = mail;
  if (sealedLink === null) return { ...texts, files };
  const link = secrets.open(sealedLink);
  return {
    ...texts,
    text: texts.text.replaceAll(linkMark, link),
    html: texts.html.replaceAll(linkMark, link),
    files,
  };
}

async function settle(
  { db }: Platform,
  mailId: number,
  change: { status: 'kept' | 'waiting' | 'sent' | 'failed'; error?: string; sentAt?: Date },
): Promise<void> {
  await inTransaction(db, (tx) =>
    tx
      .updateTable('mails')
      .set(change)
      // Handed over or given up, the link is nobody's business here any more, unless it goes with tickets sent again.
      .$if(change.status !== 'waiting', (query) =>
        query.set(({ eb }) => ({
          sealedLink: eb.case().when('ticketsOf', 'is not', null).then(eb.ref('sealedLink')).end(),
        })),
      )
      .where('id', '=', mailId)
      .where('status', '=', 'waiting')
      .execute(),
  );
}
