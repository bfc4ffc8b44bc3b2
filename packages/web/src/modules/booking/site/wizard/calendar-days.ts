import { addDays, addMonths, daysOfMonth } from '@gangway/contract/core/dates.ts';
import { weekdayOf, weekdays } from '@gangway/contract/fleet/prices.ts';
import type { PublicSailing } from '@gangway/contract/sailings/schemas.ts';

/** What can be had on a day. */
export interface DayOffer {
  /** The lowest price among the sailings that still have a place; null when none has. */
  priceSen: number | null;
  /** The most that are left on one of them. */
  left: number;
}

/** What each day of some sailings offers of a room type, by date. */
export function offersByDay(sailings: readonly PublicSailing[], roomTypeId: number): Map<string, DayOffer> {
  const days = new Map<string, DayOffer>();
  for (const sailing of sailings) {
    const offer = sailing.offers.find((one) => one.roomTypeId === roomTypeId);
    if (!offer) continue;
    const left = Math.min(offer.left, sailing.placesLeft);
    const day = days.get(sailing.date) ?? { priceSen: null, left: 0 };
    if (left > 0) day.priceSen = Math.min(offer.priceSen, day.priceSen ?? offer.priceSen);
    day.left = Math.max(day.left, left);
    days.set(sailing.date, day);
  }
  return days;
}

/** The weeks of a month written YYYY-MM, Monday first; null where a day belongs to another month. */
export function weeksOf(month: string): (string | null)[][] {
  const days: (string | null)[] = daysOfMonth(month);
  days.unshift(...Array.from({ length: weekdays.indexOf(weekdayOf(`${month}-01`)) }, () => null));
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** Where a key leads from a day, or null when it leads nowhere: arrows, Home and End in the week, pages by month. */
export function dayAfterKey(key: string, day: string): string | null {
  const place = weekdays.indexOf(weekdayOf(day));
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -place);
    case 'End':
      return addDays(day, 6 - place);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return null;
  }
}
