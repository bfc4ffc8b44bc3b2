import type { SiteLocale } from '@gangway/contract/core/prerendered.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import { translate } from '../../../platform/messages/translate.ts';
import type { MoneyBack } from '../../../platform/outbox/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findAddress } from './address.query.ts';
import { type Company, readCompany } from '../../settings/index.ts';
import { mailLocales } from './confirmation-text.ts';
import { findOwner, type OrderOwner } from './owner.query.ts';
import { mailPage, mailSection, paragraph } from '../../../platform/mail/mail-page.ts';

/** Writes to whoever paid that money of an order goes back: how much, why, and which way. Once per news. */
export async function tellMoneyBack(platform: Platform, publicUrl: string, news: MoneyBack): Promise<void> {
  const { db } = platform;
  const recipient = await findAddress(db, news.orderId);
  if (!recipient) return;
  const order = await db
    .selectFrom('orders')
    .select(['orderNo', 'customerName'])
    .where('id', '=', news.orderId)
    .executeTakeFirstOrThrow();
  const owner = await findOwner(db, news.orderId);
  const company = await readCompany(db);
  const pages = mailLocales.map((locale) => ({
    locale,
    words: say(locale, news, { ...order, owner, company, publicUrl }),
  }));
  const subject = mailLocales.map((locale) => translate(locale, subjectOf(news))).join(' / ');
  const sections = pages.map(({ locale, words }) => mailSection(locale, words.map(paragraph)));
  await inTransaction(db, (tx) =>
    writeMail(platform, tx, {
      about: `money.back ${news.about}`,
      recipient,
      subject: `${subject} · ${order.orderNo}`,
      text: `${pages.map(({ words }) => words.join('\n\n')).join('\n\n')}\n`,
      html: mailPage(company.name, sections),
      files: [],
    }),
  );
}

interface Facts {
  orderNo: string;
  customerName: string;
  owner: OrderOwner;
  company: Company;
  publicUrl: string;
}

function say(locale: SiteLocale, news: MoneyBack, facts: Facts): string[] {
  const { orderNo, customerName, owner, company, publicUrl } = facts;
  const t = (id: string, values: Record<string, string> = {}) => translate(locale, id, values);
  const url = `${publicUrl}${owner === 'account' ? '/shipClient/personalOrder' : '/queryOrderInfo'}`;
  return [
    t('confirmation.greeting', { name: customerName }),
    t(`moneyBack.why.${news.why}`, { orderNo }),
    ...(news.backSen > 0
      ? waysOf(news).map(({ way, amountSen }) =>
          t(`moneyBack.way.${way}`, { amount: formatMoney(amountSen) }),
        )
      : [t('moneyBack.nothing')]),
    ...(news.feeSen > 0 ? [t('moneyBack.fee', { fee: formatMoney(news.feeSen) })] : []),
    t(owner === 'account' ? 'confirmation.orders' : 'confirmation.lookUp', { url }),
    t('confirmation.contact', { email: company.email, phone: company.phone }),
  ];
}

function waysOf({ way, ways, backSen }: MoneyBack): NonNullable<MoneyBack['ways']> {
  return ways ?? [{ way: way === 'none' ? 'gateway' : way, amountSen: backSen }];
}

/** What waits at the counter is not on its way. */
function subjectOf(news: MoneyBack): string {
  return news.backSen > 0 && waysOf(news).every(({ way }) => way === 'cash')
    ? 'moneyBack.subject.cash'
    : 'moneyBack.subject';
}
