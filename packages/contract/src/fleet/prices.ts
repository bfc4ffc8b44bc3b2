/** Day or night. */
export const slots = ['day', 'night'] as const;
export type Slot = (typeof slots)[number];

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** Prices in sen; null is "not for sale". */
export type SlotPrices = Record<Slot, number | null>;
export type WeekPrices = Record<Weekday, SlotPrices>;

/** What is set for one date; a slot that is null falls back to the week. */
export interface DatePrice extends SlotPrices {
  date: string;
  nonRefundable: boolean;
}

export interface PriceTable {
  week: WeekPrices;
  dates: readonly DatePrice[];
}

export interface Price {
  sen: number;
  nonRefundable: boolean;
  source: 'date' | 'week';
}

/** The price of a date and slot: its date price, else that of its weekday; null when there is neither. */
export function priceOn(table: PriceTable, date: string, slot: Slot): Price | null {
  const special = table.dates.find((candidate) => candidate.date === date);
  const set = special?.[slot];
  if (special && typeof set === 'number')
    return { sen: set, nonRefundable: special.nonRefundable, source: 'date' };
  const weekly = table.week[weekdayOf(date)][slot];
  return weekly === null ? null : { sen: weekly, nonRefundable: false, source: 'week' };
}

/** The weekday of a plain date. */
export function weekdayOf(date: string): Weekday {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekdays[(day + 6) % 7] ?? 'mon';
}

/** A week in which nothing is for sale. */
export function emptyWeek(): WeekPrices {
  return {
    mon: { ...nothing },
    tue: { ...nothing },
    wed: { ...nothing },
    thu: { ...nothing },
    fri: { ...nothing },
    sat: { ...nothing },
    sun: { ...nothing },
  };
}

const nothing: SlotPrices = { day: null, night: null };
