import { slots, weekdays, type Slot, type Weekday, type WeekPrices } from '@gangway/contract/fleet/prices.ts';
import { isUnreadable, priceText, readPrice } from '../price-text.ts';

/** The week prices as they are typed. */
export type WeekTexts = Record<Weekday, Record<Slot, string>>;

/** The week prices as their fields show them. */
export function weekTexts(week: WeekPrices): WeekTexts {
  const of = (day: Weekday) => ({ day: priceText(week[day].day), night: priceText(week[day].night) });
  return {
    mon: of('mon'),
    tue: of('tue'),
    wed: of('wed'),
    thu: of('thu'),
    fri: of('fri'),
    sat: of('sat'),
    sun: of('sun'),
  };
}

/** The week prices in sen; a cell that cannot be read is undefined, which no schema takes. */
export function readWeek(texts: WeekTexts): Record<string, Record<Slot, number | null | undefined>> {
  return Object.fromEntries(
    weekdays.map((day) => [day, { day: readPrice(texts[day].day), night: readPrice(texts[day].night) }]),
  );
}

export function hasUnreadable(texts: WeekTexts): boolean {
  return weekdays.some((day) => slots.some((slot) => isUnreadable(texts[day][slot])));
}

/** One day's prices on other days too. */
export function copyDay(texts: WeekTexts, from: Weekday, to: readonly Weekday[]): WeekTexts {
  const copied = structuredClone(texts);
  for (const day of to) copied[day] = { ...texts[from] };
  return copied;
}

/** The night at a part of the day's price; a day that has none, or none that can be read, leaves its night alone. */
export function dayToNight(texts: WeekTexts, percent: number): WeekTexts {
  const copied = structuredClone(texts);
  for (const day of weekdays) {
    const sen = readPrice(texts[day].day);
    if (sen) copied[day].night = priceText(Math.max(1, Math.round((sen * percent) / 100)));
  }
  return copied;
}
