import { addDays, addMonths } from '@gangway/contract/core/dates.ts';
import { monthRange } from '@gangway/contract/core/month-range.ts';

/** Those asked for most: of what has been, and of what is to come. */
export const periods = {
  back: ['today', 'yesterday', 'week', 'thisMonth', 'lastMonth'],
  ahead: ['today', 'tomorrow', 'thisWeek', 'thisMonth'],
} as const;
type Period = (typeof periods)[keyof typeof periods][number];

export interface DateRange {
  from: string;
  to: string;
}

/** The days a period stands for, both included. */
export function periodRange(period: Period, today: string): DateRange {
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'tomorrow':
      return { from: addDays(today, 1), to: addDays(today, 1) };
    case 'thisWeek':
      return weekOf(today);
    case 'week':
      return { from: addDays(today, -6), to: today };
    case 'thisMonth':
      return monthRange(today.slice(0, 7));
    case 'lastMonth':
      return monthRange(addMonths(today, -1).slice(0, 7));
  }
}

/** From its Monday to its Sunday. */
function weekOf(date: string): DateRange {
  const sinceMonday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  const from = addDays(date, -sinceMonday);
  return { from, to: addDays(from, 6) };
}
