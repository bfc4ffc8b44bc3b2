import type { Locale } from '@gangway/contract/core/locales.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { OccupancyFigures, OccupancyMonth } from '@gangway/contract/reports/occupancy-schemas.ts';
import { excelType, writeSheet } from '../../platform/excel/write-sheet.ts';
import { mailPage, mailSection, paragraph } from '../../platform/mail/mail-page.ts';
import type { NewMail } from '../../platform/mail/write-mail.ts';
import { monthWords } from '../../platform/messages/date-words.ts';
import { translate } from '../../platform/messages/translate.ts';
import { occupancySheet } from './occupancy-sheet.ts';

/** The mail of a month in one language, with its Excel file in the same one. */
export async function monthlyMail(
  report: OccupancyMonth,
  {
    locale,
    scope,
    company,
    publicUrl,
  }: { locale: Locale; scope: string; company: string; publicUrl: string },
): Promise<Pick<NewMail, 'subject' | 'text' | 'html' | 'files'>> {
  const t = (id: string, values: Record<string, string> = {}) =>
    translate(locale, `occupancyMail.${id}`, values);
  const month = monthWords(report.month, locale);
  const url = `${publicUrl}/ship/occupancyReport?month=${report.month}`;
  const words = [
    t('intro', { month }),
    ...lines(report, locale),
    t('attached'),
    t('open', { url }),
    t('why'),
  ];
  const { file, ...sheet } = occupancySheet(report, locale);
  const bytes = await writeSheet({ ...sheet, note: scope, total: translate(locale, 'sheet.total') });
  return {
    subject: t('subject', { month }),
    text: `${words.join('\n\n')}\n`,
    html: mailPage(company, [mailSection(locale, words.map(paragraph))]),
    files: [{ name: `${file}.xlsx`, type: excelType, bytes }],
  };
}

/** The sums of the month, each with that of the year before where something sailed then. */
function lines({ totals, lastYear }: OccupancyMonth, locale: Locale): string[] {
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const none = translate(locale, 'occupancyMail.none');
  const figures: Record<string, (of: OccupancyFigures) => string> = {
    totalOccupancy: (of) => number.format(of.totalOccupancy),
    arrivalRoom: (of) => number.format(of.arrivalRoom),
    complimentaryRoom: (of) => number.format(of.complimentaryRoom),
    occupancyPercentage: (of) =>
      of.occupancyPercentage === null ? none : percent.format(of.occupancyPercentage / 100),
    roomRevenue: (of) => formatMoney(of.roomRevenueSen),
    averageRate: (of) => (of.averageRateSen === null ? none : formatMoney(of.averageRateSen)),
  };
  return Object.entries(figures).map(([name, write]) => {
    const label = translate(locale, `occupancy.column.${name}`);
    const value = write(totals);
    return lastYear.totals.sailings === 0
      ? translate(locale, 'occupancyMail.line', { label, value })
      : translate(locale, 'occupancyMail.lineWithLast', { label, value, last: write(lastYear.totals) });
  });
}
