import { isPlainDate } from '@gangway/contract/core/dates.ts';

const dayFirst = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/;
const yearFirst = /^(\d{4})[/.\- ](\d{1,2})[/.\- ](\d{1,2})$/;
const digits = /^(\d{2})(\d{2})(\d{4})$/;
const digitsYearFirst = /^(\d{4})(\d{2})(\d{2})$/;

/**
 * A date as people type it: 14/02/1988, 14.2.1988, 14021988, 1988-02-14, 19880214. The day stands before the month, as on every
 * form at the port. Eight digits are never both ways a date, as years begin with 19 or 20.
 */
export function readTypedDate(typed: string): string | null {
  const text = typed.trim();
  const last = dayFirst.exec(text) ?? digits.exec(text);
  const first = yearFirst.exec(text) ?? digitsYearFirst.exec(text);
  return (last && plainDate(last[3], last[2], last[1])) ?? (first && plainDate(first[1], first[2], first[3]));
}

function plainDate(year = '', month = '', day = ''): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return /^(19|20)/.test(year) && isPlainDate(date) ? date : null;
}
