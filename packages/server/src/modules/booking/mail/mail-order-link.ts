import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { mailPage, mailSection, paragraph } from '../../../platform/mail/mail-page.ts';
import { linkParagraph, withoutMarks } from '../../../platform/mail/mailed-link.ts';
import { linkMark, linkNews, writeMail } from '../../../platform/mail/write-mail.ts';
import { translate } from '../../../platform/messages/translate.ts';
import type { OutboxTopics } from '../../../platform/outbox/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countTry } from '../../../platform/tries/take-try.ts';
import { nameKey } from '../../identity/index.ts';
import { readCompany } from '../../settings/index.ts';
import { isMailedTo, linksOf, makeOrderLink, orderLinkUrl, selectGuestOrders } from '../order-links.store.ts';

/**
 * So that nobody's letter box is filled. Anybody can book with the address of another without paying, so those orders share
 * what is mailed there in a day; one that was paid is not kept waiting by them.
 */
const limitsOf = (order: { id: number; paidAt: Date | null }, recipient: string) => [
  linksOf(order.id),
  ...(order.paidAt === null
    ? [{ key: `link:order:to:${nameKey(recipient)}`, limit: 10, windowMinutes: 24 * 60 }]
    : []),
];

/** Mails whoever booked without an account the way back to the order, to the address it was booked with. */
export async function mailOrderLink(
  platform: Platform,
  publicUrl: string,
  { wishId, orderId, locale }: OutboxTopics['order.linkAsked'],
): Promise<void> {
  const { db } = platform;
  const at = platform.clock();
  if (orderId === null) return;
  const order = await selectGuestOrders(db, at)
    .select(['orders.id', 'orders.orderNo', 'orders.paidAt', 'customers.email'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  if (!order?.email) return;
  const { orderNo, email: recipient } = order;
  const company = withoutMarks(await readCompany(db));
  const t = (name: string, values: Record<string, string> = {}) =>
    translate(locale, `link.order.${name}`, values);
  const words = [
    t('text', { company: company.name, orderNo }),
    linkMark,
    t('life'),
    t('notYou'),
    translate(locale, 'confirmation.contact', { email: company.email, phone: company.phone }),
  ];
  await inTransaction(db, async (tx) => {
    for (const limit of limitsOf(order, recipient)) if (await countTry(tx, at, limit)) return;
    // Put right at this moment: whoever asked with the old address has no use for it, and must not have it.
    if (!(await isMailedTo(tx, orderId, recipient))) return;
    const token = await makeOrderLink(tx, { id: wishId, orderId, at });
    if (token === null) return;
    await writeMail(platform, tx, {
      about: `${linkNews}${wishId} order ${orderId}`,
      recipient,
      subject: t('subject', { orderNo, company: company.name }),
      text: `${words.join('\n\n')}\n`,
      html: mailPage(company.name, [
        mailSection(
          locale,
          words.map((text) => (text === linkMark ? linkParagraph : paragraph(text))),
        ),
      ]),
      files: [],
      link: orderLinkUrl(publicUrl, token),
    });
  });
}
