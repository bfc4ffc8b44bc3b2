import { addDays, addMonths } from '@gangway/contract/core/dates.ts';
import { monthRange } from '@gangway/contract/core/month-range.ts';

export const dateShortcuts = ['today', 'lastWeek', 'thisMonth', 'lastMonth'] as const;
type DateShortcut = (typeof dateShortcuts)[number];

export interface DateRange {
  from: string;
  to: string;
}

/** The days a shortcut stands for, both included. */
export function shortcutRange(shortcut: DateShortcut, today: string): DateRange {
  switch (shortcut) {
    case 'today':
      return { from: today, to: today };
    case 'lastWeek':
      return { from: addDays(today, -6), to: today };
    case 'thisMonth':
      return monthRange(today.slice(0, 7));
    case 'lastMonth':
      return monthRange(addMonths(today, -1).slice(0, 7));
  }
}
