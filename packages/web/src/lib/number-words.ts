import { currentLocale } from './i18n.ts';

/** A number as the language groups it: `12,345`. */
export function groupedNumber(value: number): string {
  return write(value, {});
}

/** A number where there is little room: `12K`, `1.2万`. */
export function compactNumber(value: number): string {
  return write(value, { notation: 'compact' });
}

/** A part of a whole, 0.734, as `73.4%`; a whole one as `73.0%`, so that they read in one form beneath each other. */
export function percent(share: number): string {
  return write(share, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** The same at the side of a chart, where there is little room: `75%`. */
export function roughPercent(share: number): string {
  return write(share, { style: 'percent', maximumFractionDigits: 1 });
}

/** Sen where there is little room: `RM 12K`. */
export function compactMoney(sen: number): string {
  return `${sen < 0 ? '-' : ''}RM ${compactNumber(Math.abs(sen) / 100)}`;
}

function write(value: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(currentLocale(), options).format(value);
}
