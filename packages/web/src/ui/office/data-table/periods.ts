import { addDays, addMonths } from '@gangway/contract/core/dates.ts';
import { monthRange } from '@gangway/contract/core/month-range.ts';

export const periods = ['today', 'yesterday', 'week', 'thisMonth', 'lastMonth'] as const;
type Period = (typeof periods)[number];

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
    case 'week':
      return { from: addDays(today, -6), to: today };
    case 'thisMonth':
      return monthRange(today.slice(0, 7));
    case 'lastMonth':
      return monthRange(addMonths(today, -1).slice(0, 7));
  }
}
