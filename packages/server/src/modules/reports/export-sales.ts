import type { Locale } from '@gangway/contract/core/locales.ts';
import type { SalesGrouping, SalesQuery, SalesRow } from '@gangway/contract/reports/sales-schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import { ownWords } from '../../platform/messages/own-words.ts';
import { translate } from '../../platform/messages/translate.ts';
import { reportScope } from '../fleet/index.ts';
import { readSales } from './sales.query.ts';

/** The sales report for Excel, with its totals beneath. */
export async function exportSales(db: Db, question: SalesQuery, locale: Locale): Promise<Sheet<SalesRow>> {
  const t = (id: string) => translate(locale, id);
  const { text, date, count, sum } = sheetColumns<SalesRow>(locale);
  const { rows } = await readSales(db, question);
  const scope = await reportScope(db, { ...question, period: `${question.from} – ${question.to}` }, locale);
  const by = t(`sales.by.${question.by}`);
  return {
    file: `sales-${question.from}-${question.to}`,
    title: t('sales.sheet'),
    rows,
    note: `${scope} · ${translate(locale, 'sales.byWhat', { by })}`,
    columns: [
      question.by === 'day' || question.by === 'sailingDate'
        ? date(`sales.by.${question.by}`, (row) => row.key || null)
        : text(`sales.by.${question.by}`, 30, (row) => nameOf(row, question.by, locale)),
      count('sales.orders', (row) => row.orders),
      count('sales.people', (row) => row.people),
      sum('sales.taken', (row) => row.takenSen),
      sum('sales.refunded', (row) => row.refundedSen),
      sum('sales.net', (row) => row.netSen),
      sum('sales.fees', (row) => row.feesSen),
      sum('sales.changeFees', (row) => row.changeFeesSen),
      sum('sales.differences', (row) => row.differencesSen),
    ],
  };
}

/** What a line is called in the reader's language. */
function nameOf({ key, name }: SalesRow, by: SalesGrouping, locale: Locale): string {
  if (key === '') return translate(locale, 'sales.none');
  if (by === 'method') return translate(locale, `method.${key}`);
  if (by === 'channel') return translate(locale, `sales.channel.${key}`);
  if (by === 'nationality') return new Intl.DisplayNames(locale, { type: 'region' }).of(key) ?? key;
  return name ? ownWords(locale, name) : key;
}
