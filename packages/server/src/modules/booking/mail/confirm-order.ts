import sharp from 'sharp';
import { renderSVG } from 'uqr';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { OutboxTopics } from '../../../platform/outbox/outbox.ts';
import { type NewMail, writeMail } from '../../../platform/mail/write-mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readCompany } from '../../settings/index.ts';
import { confirmationHtml } from './confirmation-html.ts';
import { type ConfirmationFacts, confirmationSubject, confirmationText } from './confirmation-text.ts';
import { findPaidOrder, type PaidOrder } from './paid-order.query.ts';

/**
 * Writes the mail with the tickets of an order that was paid, once, however often the news comes. Whoever gave no
 * address gets none: the tickets stand in their orders.
 */
export async function confirmOrder(
  platform: Platform,
  publicUrl: string,
  news: OutboxTopics['order.paid'],
): Promise<void> {
  const { orderId } = news;
  const about = aboutOf(news);
  const written = await platform.db
    .selectFrom('mails')
    .select('id')
    .where('about', '=', about)
    .executeTakeFirst();
  if (written) return;
  const order = await findPaidOrder(platform, orderId);
  if (!order?.recipient) return;
  const { recipient } = order;
  const mail = await ticketsMail(platform, publicUrl, order);
  await inTransaction(platform.db, (tx) =>
    writeMail(platform, tx, { ...mail, about, recipient, ticketsOf: orderId }),
  );
}

/** The mail with the tickets of an order, whoever gets it. */
export async function ticketsMail(
  { db }: Platform,
  publicUrl: string,
  order: PaidOrder,
): Promise<Omit<NewMail, 'about' | 'recipient' | 'ticketsOf'>> {
  const facts: ConfirmationFacts = { order, publicUrl, company: await readCompany(db) };
  return {
    subject: confirmationSubject(order),
    text: confirmationText(facts),
    html: confirmationHtml(facts),
    files: await Promise.all(
      order.tickets.map(async ({ code, picture }) => ({
        name: picture,
        type: 'image/png',
        bytes: await qrPicture(code),
      })),
    ),
  };
}

function aboutOf({ orderId, changeId, replacementId, correction }: OutboxTopics['order.paid']): string {
  if (correction !== undefined) return `order.corrected ${correction}`;
  if (replacementId !== undefined) return `order.guest ${replacementId}`;
  return changeId === undefined ? `order.paid ${orderId}` : `order.changed ${changeId}`;
}

/** A code as a picture that mail programs show: they leave SVG out. */
function qrPicture(code: string): Promise<Buffer> {
  const drawing = renderSVG(code, { ecc: 'M', border: 4, pixelSize: 8 });
  return sharp(Buffer.from(drawing)).png({ palette: true, colours: 2 }).toBuffer();
}
