import { daysOfMonth } from './dates.ts';

/** The first and the last day of a month written YYYY-MM. */
export function monthRange(month: string): { from: string; to: string } {
  return { from: `${month}-01`, to: daysOfMonth(month).at(-1) ?? `${month}-28` };
}
