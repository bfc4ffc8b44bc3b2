import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyWeek, type PriceTable, priceOn, slots, weekdayOf, weekdays } from './prices.ts';

const sen = fc.integer({ min: 1, max: 1_000_000 });
const maybeSen = fc.option(sen);
const slotPrices = fc.record({ day: maybeSen, night: maybeSen });
const week = fc.record({
  mon: slotPrices,
  tue: slotPrices,
  wed: slotPrices,
  thu: slotPrices,
  fri: slotPrices,
  sat: slotPrices,
  sun: slotPrices,
});
const date = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const datePrice = fc.record({ date, day: maybeSen, night: maybeSen, nonRefundable: fc.boolean() });
const table: fc.Arbitrary<PriceTable> = fc.record({
  week,
  dates: fc.uniqueArray(datePrice, { selector: (price) => price.date, maxLength: 20 }),
});
const slot = fc.constantFrom(...slots);

describe('the price of a date', () => {
  test('is the date price when there is one for the slot, with its mark', () => {
    fc.assert(
      fc.property(table, datePrice, slot, (prices, special, which) => {
        const dates = [...prices.dates.filter((other) => other.date !== special.date), special];
        const price = priceOn({ ...prices, dates }, special.date, which);
        const set = special[which];
        const own = { sen: set, nonRefundable: special.nonRefundable, source: 'date' };
        expect(price).toEqual(set === null ? priceOn({ ...prices, dates: [] }, special.date, which) : own);
      }),
    );
  });

  test('is otherwise that of its weekday, and can always be given back', () => {
    fc.assert(
      fc.property(week, date, slot, (own, day, which) => {
        const expected = own[weekdayOf(day)][which];
        const price = priceOn({ week: own, dates: [] }, day, which);
        expect(price).toEqual(
          expected === null ? null : { sen: expected, nonRefundable: false, source: 'week' },
        );
      }),
    );
  });

  test('of one date does not depend on the prices of others', () => {
    fc.assert(
      fc.property(table, date, slot, (prices, day, which) => {
        const own = prices.dates.filter((price) => price.date === day);
        expect(priceOn(prices, day, which)).toEqual(priceOn({ ...prices, dates: own }, day, which));
      }),
    );
  });

  test('is none when nothing is set', () => {
    expect(priceOn({ week: emptyWeek(), dates: [] }, '2026-12-25', 'day')).toBeNull();
  });
});

test('weekdays follow the calendar, leap days too', () => {
  expect(['2026-11-15', '2026-11-16', '2028-02-29', '2027-01-01'].map(weekdayOf)).toEqual([
    'sun',
    'mon',
    'tue',
    'fri',
  ]);
  expect(weekdays).toHaveLength(7);
});
