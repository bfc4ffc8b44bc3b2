import { portDate } from '@gangway/contract/core/dates.ts';

/** What a file that is handed out is called: what it holds and the day it was made, such as `orders-2026-11-15.xlsx`. */
export function datedName(what: string, at: Date, ending: 'csv' | 'xlsx'): string {
  return `${what}-${portDate(at)}.${ending}`;
}
