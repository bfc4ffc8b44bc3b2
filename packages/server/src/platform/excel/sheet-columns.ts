import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { translate } from '../messages/translate.ts';
import type { SheetColumn } from './write-sheet.ts';

/**
 * Makes the columns of a sheet, titles in the reader's language (by the id of their text). Money and counts are numbers
 * and moments are dates in Excel too, so that it can add them up and sort them.
 */
export function sheetColumns<Row>(locale: Locale) {
  const column = (
    title: string,
    width: number,
    value: SheetColumn<Row>['value'],
    { format, isSummed }: Pick<SheetColumn<Row>, 'format' | 'isSummed'> = {},
  ): SheetColumn<Row> => ({
    title: translate(locale, title),
    width,
    value,
    ...(format ? { format } : {}),
    ...(isSummed ? { isSummed } : {}),
  });
  return {
    text: (title: string, width: number, value: (row: Row) => string | null) => column(title, width, value),
    number: (title: string, value: (row: Row) => number | null) => column(title, 10, value),
    /** A number that the last row adds up. */
    count: (title: string, value: (row: Row) => number | null) =>
      column(title, 10, value, { isSummed: true }),
    /** In ringgit, out of sen. */
    money: (title: string, sen: (row: Row) => number | null) =>
      column(title, 14, (row) => ringgit(sen(row)), { format: ringgitFormat }),
    /** Money that the last row adds up. */
    sum: (title: string, sen: (row: Row) => number | null) =>
      column(title, 14, (row) => ringgit(sen(row)), { format: ringgitFormat, isSummed: true }),
    /** A part of a whole, 0.734, which Excel shows as 73 %. */
    share: (title: string, value: (row: Row) => number | null) => column(title, 12, value, { format: '0%' }),
    moment: (title: string, at: (row: Row) => string | null) => column(title, 17, (row) => portTime(at(row))),
    /** A calendar day. */
    date: (title: string, day: (row: Row) => string | null) =>
      column(title, 12, (row) => portTime(day(row), 'date'), { format: 'yyyy-mm-dd' }),
    /** Calendar days, of which several are text: a cell holds only one date. */
    days: (title: string, width: number, of: (row: Row) => readonly string[]) =>
      column(
        title,
        width,
        (row) => {
          const [first = null, ...others] = of(row);
          return others.length === 0 ? portTime(first, 'date') : of(row).join(', ');
        },
        { format: 'yyyy-mm-dd' },
      ),
    /** A calendar month, `2026-11`, as its first day. */
    month: (title: string, month: (row: Row) => string) =>
      column(title, 12, (row) => portTime(`${month(row)}-01`, 'date'), { format: 'yyyy-mm' }),
  };
}

const ringgitFormat = '#,##0.00';

function ringgit(sen: number | null): number | null {
  return sen === null ? null : sen / 100;
}

/** A cell of Excel has no time zone: it holds the clock at the port. */
function portTime(at: string | null, kind: 'moment' | 'date' = 'moment'): Date | null {
  if (at === null) return null;
  return kind === 'date'
    ? new Date(`${at}T00:00:00Z`)
    : new Date(`${formatInstant(at).replace(' ', 'T')}:00Z`);
}
