import type { OrderStatus } from '@gangway/contract/booking/states.ts';
import type { SiteLocale } from '@gangway/contract/core/prerendered.ts';
import { type ArrivalMinutes, arrivalTimes } from '@gangway/contract/sailings/arrival.ts';
import { takesGuests } from '@gangway/contract/sailings/departure.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { mailPage, mailSection, paragraph } from '../../../platform/mail/mail-page.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import { momentWords } from '../../../platform/messages/moment-words.ts';
import { translate } from '../../../platform/messages/translate.ts';
import type { OutboxTopics, SailingTimes } from '../../../platform/outbox/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Company, readCompany } from '../../settings/index.ts';
import { readArrivalMinutes } from '../arrival.query.ts';
import { type OrderRow, sailingColumns, selectOrders } from '../orders.queries.ts';
import { findAddress } from './address.query.ts';
import { mailLocales } from './confirmation-text.ts';
import { aboutRetimed, dropOutdated } from './drop-outdated.ts';
import { findOwner, type OrderOwner } from './owner.query.ts';

type Retimed = OutboxTopics['order.retimed'];

const booked: readonly OrderStatus[] = ['unpaid', 'paid'];

/**
 * Writes to whoever has booked that their sailing has other times, once per change and before it leaves. Of times that were
 * changed again meanwhile nobody is told: the next news is on its way.
 */
export async function tellRetimed(platform: Platform, publicUrl: string, news: Retimed): Promise<void> {
  const { db, clock } = platform;
  const { orderId, sailingId, after } = news;
  const own = await selectOrders(db).where('orders.id', '=', orderId).executeTakeFirst();
  // It may have been given back since, or sail on another day.
  if (!own || !booked.includes(own.status)) return;
  const isWaiting = own.sailingId !== sailingId;
  const waitsFor = isWaiting ? await findWaitedFor(db, orderId, sailingId) : undefined;
  if (isWaiting && !waitsFor) return;
  const order = { ...own, ...waitsFor };
  if (order.departsAt.toISOString() !== after.departsAt || order.returnsAt.toISOString() !== after.returnsAt)
    return;
  if (!takesGuests({ status: order.sailingStatus, departsAt: order.departsAt }, clock())) return;
  const recipient = await findAddress(db, orderId);
  if (!recipient) return;
  const facts = {
    order,
    isWaiting,
    owner: await findOwner(db, orderId),
    company: await readCompany(db),
    minutes: await readArrivalMinutes(db),
    publicUrl,
  };
  const pages = mailLocales.map((locale) => ({ locale, words: say(locale, news, facts) }));
  const subject = mailLocales.map((locale) => translate(locale, 'retimed.subject')).join(' / ');
  await inTransaction(db, async (tx) => {
    const isNew = await writeMail(platform, tx, {
      about: aboutRetimed(news),
      recipient,
      subject: `${subject} · ${order.orderNo}`,
      text: `${pages.map(({ words }) => words.join('\n\n')).join('\n\n')}\n`,
      html: mailPage(
        facts.company.name,
        pages.map(({ locale, words }) => mailSection(locale, words.map(paragraph))),
      ),
      files: [],
    });
    if (isNew) await dropOutdated(tx, news);
  });
}

/** The sailing an order is to change to once its difference is paid. */
function findWaitedFor(db: Db, orderId: number, sailingId: number) {
  return db
    .selectFrom('orderChanges')
    .innerJoin('sailings', 'sailings.id', 'orderChanges.sailingId')
    .innerJoin('ships', 'ships.id', 'sailings.shipId')
    .innerJoin('routes', 'routes.id', 'sailings.routeId')
    .select([...sailingColumns, 'orderChanges.sailingId'])
    .where('orderChanges.orderId', '=', orderId)
    .where('orderChanges.sailingId', '=', sailingId)
    .where('orderChanges.status', '=', 'pending')
    .executeTakeFirst();
}

interface Facts {
  order: OrderRow;
  /** It is on another sailing yet, and its tickets are for that one. */
  isWaiting: boolean;
  owner: OrderOwner;
  company: Company;
  minutes: ArrivalMinutes;
  publicUrl: string;
}

function say(
  locale: SiteLocale,
  { before, after }: Retimed,
  { order, isWaiting, owner, company, minutes, publicUrl }: Facts,
): string[] {
  const t = (id: string, values: Record<string, string> = {}) => translate(locale, id, values);
  const [from, to] =
    locale === 'zh' ? [order.fromPortZh, order.destinationZh] : [order.fromPortEn, order.destinationEn];
  const url = `${publicUrl}${owner === 'account' ? '/shipClient/personalOrder' : '/queryOrderInfo'}`;
  const [was, is] = [momentsOf(before, minutes), momentsOf(after, minutes)];
  return [
    t('confirmation.greeting', { name: order.customerName }),
    t('retimed.text', { orderNo: order.orderNo, ship: order.shipName, from, to }),
    ...moments.map((name) => {
      const words = { label: t(`confirmation.${name}`), now: momentWords(locale, is[name]) };
      return was[name] === is[name]
        ? t('retimed.same', words)
        : t('retimed.changed', { ...words, before: momentWords(locale, was[name]) });
    }),
    ...(order.status === 'paid' && !isWaiting ? [t('retimed.tickets')] : []),
    t(owner === 'account' ? 'confirmation.orders' : 'confirmation.lookUp', { url }),
    t('confirmation.contact', { email: company.email, phone: company.phone }),
  ];
}

const moments = ['opens', 'arriveBy', 'departs', 'returns'] as const;

/** All that follows from the times of a sailing and that its guests were told. */
function momentsOf(
  { departsAt, returnsAt }: SailingTimes,
  minutes: ArrivalMinutes,
): Record<(typeof moments)[number], string> {
  const { boardingOpensAt, arriveBy } = arrivalTimes(departsAt, minutes);
  return { opens: boardingOpensAt, arriveBy, departs: departsAt, returns: returnsAt };
}
