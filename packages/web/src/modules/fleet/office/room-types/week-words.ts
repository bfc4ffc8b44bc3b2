import { slots, weekdays } from '@gangway/contract/fleet/prices.ts';
import { translate } from '#lib/i18n.ts';
import type { DifferenceWords } from '#ui/office/forms/use-stale-record.ts';
import { priceText } from '../price-text.ts';
import { weekdayWords } from '../weekday-words.ts';

/** The prices of a week in words, by their fields: `week.sun.day`. */
export const weekWords: DifferenceWords = {
  labelOf: (field) => {
    const [first, dayName, slotName] = field.split('.');
    const day = weekdays.find((one) => one === dayName);
    const slot = slots.find((one) => one === slotName);
    if (first !== 'week' || !day || !slot) return undefined;
    return translate('weekPrices.cell', { weekday: weekdayWords(day, 'long'), slot });
  },
  wordOf: (field, value) =>
    field.startsWith('week.') && typeof value === 'number' ? `RM ${priceText(value)}` : undefined,
};
