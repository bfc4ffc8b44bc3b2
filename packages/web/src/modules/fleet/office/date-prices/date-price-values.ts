import { daysBetween, isPlainDate } from '@gangway/contract/core/dates.ts';
import { type Weekday, weekdayOf, weekdays } from '@gangway/contract/fleet/prices.ts';
import { saveDatePricesBody } from '@gangway/contract/fleet/schemas.ts';
import { z } from 'zod';
import { readTypedDate } from '#ui/office/forms/read-typed-date.ts';
import { readPrice } from '../price-text.ts';

/** What the fields of date prices hold. */
export interface DatePriceValues extends Record<string, unknown> {
  from: string;
  /** Empty for one date. */
  to: string;
  weekdays: Weekday[];
  day: string;
  night: string;
  nonRefundable: boolean;
  replace: boolean;
}

export const noDatePrice: DatePriceValues = {
  from: '',
  to: '',
  weekdays: [...weekdays],
  day: '',
  night: '',
  nonRefundable: false,
  replace: false,
};

const typedDate = z.string().refine(isPlainDate, { error: 'datePrices.format' });

/** The contract's schema; a date that was mistyped is told in the specification's words. */
export const datePriceSchema = saveDatePricesBody.safeExtend({ from: typedDate, to: typedDate });

/** The dates the fields speak of: those of the chosen weekdays in the range, none while it is not a range. */
export function chosenDates(values: DatePriceValues): string[] {
  const { from, to, weekdays: chosen } = rangeOf(values);
  if (!isPlainDate(from) || !isPlainDate(to)) return [];
  return daysBetween(from, to, 800).filter((date) => chosen.includes(weekdayOf(date)));
}

export function datePriceBody(values: DatePriceValues): Record<string, unknown> {
  const { nonRefundable, replace } = values;
  const prices = { day: readPrice(values.day), night: readPrice(values.night) };
  return { ...rangeOf(values), ...prices, nonRefundable, replace };
}

/** A single date is meant whatever weekday it falls on. */
function rangeOf({ from, to, weekdays: chosen }: DatePriceValues) {
  const first = dateIn(from);
  const last = dateIn(to) || first;
  return { from: first, to: last, weekdays: first === last ? [...weekdays] : chosen };
}

/** The date as people type one; what is none stands as it was typed, to be refused. */
export function dateIn(typed: string): string {
  return readTypedDate(typed) ?? typed.trim();
}
