import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { SiteLocale } from '@gangway/contract/core/prerendered.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { linkMark } from '../../../platform/mail/write-mail.ts';
import { dateWords } from '../../../platform/messages/date-words.ts';
import { translate } from '../../../platform/messages/translate.ts';
import type { Company } from '../../settings/index.ts';
import type { PaidOrder } from './paid-order.query.ts';

export interface ConfirmationFacts {
  order: PaidOrder;
  publicUrl: string;
  company: Company;
  /** Goes to whoever booked without an account: the link back to the order stands in it. */
  hasLink: boolean;
}

/** Nobody has told us which language they read, so the mail speaks both of the site. */
export const mailLocales: readonly SiteLocale[] = ['en', 'zh'];

export function confirmationSubject({ sailing, orderNo }: PaidOrder): string {
  const words = mailLocales.map((locale) => translate(locale, 'confirmation.subject')).join(' / ');
  const date = mailLocales.map((locale) => dateWords(sailing.date, locale)).join(' / ');
  return `${words} · ${date} · ${orderNo}`;
}

/** The mail as plain text: both languages one after the other, the tickets once. */
export function confirmationText(facts: ConfirmationFacts): string {
  const [first, ...others] = mailLocales.map((locale) => {
    const words = confirmationWords(facts, locale);
    return [
      words.greeting,
      '',
      words.intro,
      '',
      ...words.facts.map(([label, value]) => `${label}: ${value}`),
      '',
      ...words.notes,
    ].join('\n');
  });
  const label = mailLocales.map((locale) => translate(locale, 'confirmation.tickets')).join(' / ');
  const tickets = facts.order.tickets.map(({ name, serial }) => `  ${name}  ${serial}`);
  return `${[first, [label, ...tickets].join('\n'), ...others].join('\n\n')}\n`;
}

export interface ConfirmationWords {
  greeting: string;
  intro: string;
  facts: (readonly [label: string, value: string])[];
  notes: string[];
}

/** What the mail says in one language. */
export function confirmationWords(
  { order, company, publicUrl, hasLink }: ConfirmationFacts,
  locale: SiteLocale,
): ConfirmationWords {
  const t = (id: string, values: Record<string, string> = {}) =>
    translate(locale, `confirmation.${id}`, values);
  const { sailing, arrival } = order;
  const isOwn = order.owner === 'account';
  const url = `${publicUrl}${isOwn ? '/shipClient/personalOrder' : '/queryOrderInfo'}`;
  return {
    greeting: t('greeting', { name: order.customerName }),
    intro: t('intro', { company: company.name, orderNo: order.orderNo }),
    facts: [
      [t('sailing'), `${dateWords(sailing.date, locale)}, ${t(`slot.${sailing.slot}`)}`],
      [t('ship'), sailing.shipName],
      [t('route'), `${sailing.fromPort[locale]} – ${sailing.destination[locale]}`],
      [t('departs'), formatInstant(sailing.departsAt)],
      [t('opens'), formatInstant(arrival.boardingOpensAt)],
      [t('arriveBy'), formatInstant(arrival.arriveBy)],
      ...(arrival.terminal[locale] ? [[t('terminal'), arrival.terminal[locale]] as const] : []),
      ...(arrival.mapUrl ? [[t('map'), arrival.mapUrl] as const] : []),
      [t('returns'), formatInstant(sailing.returnsAt)],
      [t('type'), order.roomTypeName[locale]],
      [t('amount'), formatMoney(order.paidSen)],
    ],
    notes: [
      t('boarding'),
      ...order.tickets
        .filter((ticket) => ticket.certificateNeeded)
        .map(({ name }) => t('certificate', { name })),
      ...(hasLink ? [t('open', { link: linkMark }), t('change', { url })] : []),
      t(isOwn ? 'orders' : 'lookUp', { url }),
      t('contact', { email: company.email, phone: company.phone }),
    ],
  };
}
