import sharp from 'sharp';
import { renderSVG } from 'uqr';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { OutboxTopics } from '../../../platform/outbox/outbox.ts';
import { withoutMarks } from '../../../platform/mail/mailed-link.ts';
import { type NewMail, writeMail } from '../../../platform/mail/write-mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readCompany } from '../../settings/index.ts';
import { isMailedTo, makeOrderLink, orderLinkUrl } from '../order-links.store.ts';
import { aboutTickets } from './about-tickets.ts';
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
  const about = aboutTickets(news);
  const before = await platform.db
    .selectFrom('mails')
    .select('id')
    .where('about', '=', about)
    .executeTakeFirst();
  if (before) return;
  const order = await findPaidOrder(platform, orderId);
  if (!order?.recipient) return;
  const { recipient } = order;
  const isGuest = order.owner === 'guest';
  const mail = await ticketsMail(platform, publicUrl, isGuest ? withoutMarks(order) : order, isGuest);
  const written = await inTransaction(platform.db, async (tx) => {
    // A link goes to no address that was put right meanwhile.
    if (isGuest && !(await isMailedTo(tx, orderId, recipient))) return false;
    const token = isGuest ? await makeOrderLink(tx, { id: about, orderId, at: platform.clock() }) : null;
    const link = token === null ? {} : { link: orderLinkUrl(publicUrl, token) };
    await writeMail(platform, tx, { ...mail, ...link, about, recipient, ticketsOf: orderId });
    return true;
  });
  if (!written) await confirmOrder(platform, publicUrl, news);
}

/** The mail with the tickets of an order, whoever gets it; the link back to it is for whoever booked without an account. */
export async function ticketsMail(
  { db }: Platform,
  publicUrl: string,
  order: PaidOrder,
  hasLink = false,
): Promise<Omit<NewMail, 'about' | 'recipient' | 'ticketsOf'>> {
  const company = withoutMarks(await readCompany(db));
  const facts: ConfirmationFacts = { order, publicUrl, company, hasLink };
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

/** A code as a picture that mail programs show: they leave SVG out. */
function qrPicture(code: string): Promise<Buffer> {
  const drawing = renderSVG(code, { ecc: 'M', border: 4, pixelSize: 8 });
  return sharp(Buffer.from(drawing)).png({ palette: true, colours: 2 }).toBuffer();
}
