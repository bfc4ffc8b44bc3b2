import type { Locale } from '@gangway/contract/core/locales.ts';
import type { MonthStatement } from '@gangway/contract/reports/sales-schemas.ts';
import { aboutEntry } from '@gangway/contract/wallet/about-entry.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import { ownWords } from '../../platform/messages/own-words.ts';
import { translate } from '../../platform/messages/translate.ts';
import type { Company } from '../settings/index.ts';

/** A line of a statement in Excel: a balance or a sum, an entry or an order. */
interface Line {
  section: string;
  at: string | null;
  what: string;
  about: string;
  sailingDate: string | null;
  amountSen: number | null;
  balanceSen: number | null;
}

/**
 * An agent's statement for Excel: the balance it began with, every entry, what came in and went out, the balance it ended
 * with, then the orders and what they add up to; beneath, whose it is and who issues it.
 */
export function exportMonthStatement(
  statement: MonthStatement,
  company: Company,
  locale: Locale,
): Sheet<Line> {
  const { agent, month, entries, orders, openingSen, inSen, outSen, closingSen } = statement;
  const t = (id: string) => translate(locale, id);
  const { text, date, moment, money } = sheetColumns<Line>(locale);
  const line = (section: string, what: string, sen: Pick<Line, 'amountSen' | 'balanceSen'>): Line => ({
    section: t(section),
    at: null,
    what: t(what),
    about: '',
    sailingDate: null,
    ...sen,
  });
  const balance = (what: string, balanceSen: number) =>
    line('monthStatement.balance', what, { amountSen: null, balanceSen });
  const sum = (section: string, what: string, amountSen: number) =>
    line(section, what, { amountSen, balanceSen: null });
  const netSen = orders.reduce((total, { paidSen, refundedSen }) => total + paidSen - refundedSen, 0);
  return {
    file: `statement-${agent.username}-${month}`,
    title: `${t('monthStatement.sheet')} ${month}`,
    rows: [
      balance('monthStatement.opening', openingSen),
      ...entries.map((entry) => ({
        section: t('monthStatement.entries'),
        at: entry.at,
        what: t(`wallet.kind.${entry.kind}`),
        about: aboutEntry(entry),
        sailingDate: null,
        amountSen: entry.amountSen,
        balanceSen: entry.afterSen,
      })),
      sum('monthStatement.balance', 'monthStatement.in', inSen),
      sum('monthStatement.balance', 'monthStatement.out', outSen),
      balance('monthStatement.closing', closingSen),
      ...orders.map((order) => ({
        section: t('monthStatement.orders'),
        at: order.at,
        what: order.orderNo,
        about: `${ownWords(locale, order.roomType)} · ${t(order.own ? 'monthStatement.own' : 'monthStatement.referred')}`,
        sailingDate: order.sailingDate,
        amountSen: order.paidSen - order.refundedSen,
        balanceSen: null,
      })),
      ...(orders.length > 0 ? [sum('monthStatement.orders', 'sales.total', netSen)] : []),
    ],
    note: [
      translate(locale, 'monthStatement.title', { name: agent.realName, month }),
      company.name,
      company.address,
      company.email,
      company.phone,
    ]
      .filter(Boolean)
      .join(' · '),
    columns: [
      text('closing.section', 18, (line) => line.section),
      moment('column.time', (line) => line.at),
      text('closing.what', 24, (line) => line.what),
      text('monthStatement.about', 44, (line) => line.about),
      date('sales.by.sailingDate', (line) => line.sailingDate),
      money('field.amountSen', (line) => line.amountSen),
      money('monthStatement.balance', (line) => line.balanceSen),
    ],
  };
}
