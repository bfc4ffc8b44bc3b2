import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../core/dates.ts';
import { settingRegistry } from '../settings/registry.ts';
import {
  calendarDays,
  canChange,
  feeOn,
  feeTier,
  priceChange,
  type RefundFacts,
  staysWithCabin,
  termsAfterChange,
  tiersAhead,
} from './refund-rules.ts';

const today = '2026-11-15';
const tiers = settingRegistry['refund.tiers'].default;

/** An ordinary order that sails in so many days. */
function order(days: number, change: Partial<RefundFacts> = {}): RefundFacts {
  return {
    tiers,
    noShowPercent: 100,
    nonRefundable: false,
    peak: false,
    floorPercent: 0,
    today,
    sailingDate: addDays(today, days),
    hasDeparted: false,
    ...change,
  };
}

/** The same order on another sailing, some days later. */
function moved(from: RefundFacts, days: number, next = { nonRefundable: false, peak: false }): RefundFacts {
  return { ...from, ...termsAfterChange(from, next), sailingDate: addDays(today, days) };
}

describe('the share that is kept', () => {
  test.each([
    [400, 0],
    [91, 0],
    [90, 0],
    [89, 25],
    [47, 25],
    [46, 25],
    [45, 50],
    [31, 50],
    [30, 50],
    [29, 75],
    [16, 75],
    [15, 75],
    [14, 100],
    [1, 100],
    [0, 100],
  ])('%i days before departure is %i %%', (days, percent) => {
    expect(feeTier(order(days))).toEqual({ percent, why: 'tier', days });
  });

  test('on the day itself is that of the shortest notice while the ship lies there, and of a no-show once it has sailed', () => {
    const kind = { tiers: [{ fromDays: 0, percent: 80 }], noShowPercent: 60 };
    expect(feeTier(order(0, kind))).toEqual({ percent: 80, why: 'tier', days: 0 });
    expect(feeTier(order(0, { ...kind, hasDeparted: true }))).toEqual({
      percent: 60,
      why: 'noShow',
      days: 0,
    });
  });

  test.each([-1, -30])('%i days from departure is that of a no-show', (days) => {
    const late = order(days, { hasDeparted: true, noShowPercent: 60 });
    expect(feeTier(late)).toEqual({ percent: 60, why: 'noShow', days });
  });

  test('is all of it where no tier reaches: after the day, on a sailing that never left, or where the tiers end early', () => {
    expect(feeTier(order(-1))).toEqual({ percent: 100, why: 'tier', days: -1 });
    expect(feeTier(order(6, { tiers: [{ fromDays: 7, percent: 10 }] })).percent).toBe(100);
  });

  test.each([400, 90, 46, 15, 0, -1])(
    'is all of it for a fare or a season that gives nothing back, %i days before',
    (days) => {
      const hasDeparted = days < 0;
      const changes = { hasDeparted, noShowPercent: 60, floorPercent: 25 };
      const both = { nonRefundable: true, peak: true };
      expect(feeTier(order(days, { ...changes, nonRefundable: true }))).toEqual({
        percent: 100,
        why: 'nonRefundable',
        days,
      });
      expect(feeTier(order(days, { ...changes, peak: true }))).toEqual({ percent: 100, why: 'peak', days });
      expect(feeTier(order(days, { ...changes, ...both })).why).toBe('nonRefundable');
    },
  );

  test.each([
    // The floor is above the tier, as high, and below it.
    [90, 25, 25, 'changed'],
    [46, 26, 26, 'changed'],
    [46, 25, 25, 'tier'],
    [46, 24, 25, 'tier'],
    [45, 50, 50, 'tier'],
    [15, 100, 100, 'changed'],
    [14, 100, 100, 'tier'],
  ])(
    '%i days before is never less than a date that was left would have cost (%i %%)',
    (days, floorPercent, percent, why) => {
      expect(feeTier(order(days, { floorPercent }))).toEqual({ percent, why, days });
    },
  );

  test('of a no-show is never less than that either', () => {
    const late = order(0, { hasDeparted: true, noShowPercent: 60 });
    expect(feeTier({ ...late, floorPercent: 60 })).toMatchObject({ percent: 60, why: 'noShow' });
    expect(feeTier({ ...late, floorPercent: 75 })).toMatchObject({ percent: 75, why: 'changed' });
  });
});

describe('notice is counted in days of the calendar', () => {
  test.each([
    ['2026-11-15', '2026-11-15', 0],
    ['2026-11-15', '2026-11-14', -1],
    ['2026-12-31', '2027-01-01', 1],
    ['2028-02-28', '2028-03-01', 2],
    ['2027-02-28', '2027-03-01', 1],
    // Clocks are put forward and back in between, where they are.
    ['2027-03-01', '2027-04-01', 31],
    ['2026-10-15', '2026-11-15', 31],
  ])('from %s to %s: %i', (from, to, days) => {
    expect(calendarDays(from, to)).toBe(days);
  });

  test('and the date can be changed until the last day before they are too few', () => {
    expect(canChange(today, addDays(today, 5), 4)).toBe(true);
    expect(canChange(today, addDays(today, 4), 4)).toBe(false);
    expect(canChange(today, addDays(today, 1), 0)).toBe(true);
    expect(canChange(today, today, 0)).toBe(false);
  });
});

describe('the money of one of several', () => {
  test.each([
    [10_000, 25, 2500],
    [9999, 50, 5000],
    [9998, 50, 4999],
    [3333, 75, 2500],
    [1, 100, 1],
    [10_000, 0, 0],
  ])('%i sen at %i %% keeps %i sen', (paidSen, percent, feeSen) => {
    expect(feeOn(paidSen, percent)).toBe(feeSen);
  });

  test('stays with a cabin as long as somebody stays in it, and never with a boarding pass', () => {
    expect([staysWithCabin('cabin', 1), staysWithCabin('cabin', 0)]).toEqual([true, false]);
    expect([staysWithCabin('standing', 1), staysWithCabin('standing', 0)]).toEqual([false, false]);
  });
});

test('the tiers ahead begin with today, and those a floor makes the same are one', () => {
  const ahead = (floorPercent: number) =>
    tiersAhead({ tiers, floorPercent }, addDays(today, 60), today).map(({ percent, until }) => [
      percent,
      until,
    ]);
  expect(ahead(0)).toEqual([
    [25, addDays(today, 14)],
    [50, addDays(today, 30)],
    [75, addDays(today, 45)],
    [100, addDays(today, 60)],
  ]);
  expect(ahead(50)).toEqual([
    [50, addDays(today, 30)],
    [75, addDays(today, 45)],
    [100, addDays(today, 60)],
  ]);
});

describe('a change of date', () => {
  test('does not wash away what leaving the old sailing would have cost', () => {
    expect(feeTier(moved(order(8), 200))).toMatchObject({ percent: 100, why: 'changed' });
    expect(feeTier(moved(order(40), 200))).toMatchObject({ percent: 50, why: 'changed' });
  });

  test('to a nearer date keeps by the notice of that one', () => {
    expect(feeTier(moved(order(60), 20))).toMatchObject({ percent: 75, why: 'tier' });
  });

  test('leaves a fare that gives nothing back as it is, and takes the new one along', () => {
    expect(feeTier(moved(order(60, { peak: true }), 200))).toMatchObject({ percent: 100, why: 'peak' });
    expect(feeTier(moved(order(60, { nonRefundable: true }), 200)).percent).toBe(100);
    expect(feeTier(moved(order(200), 300, { nonRefundable: false, peak: true })).percent).toBe(100);
    expect(feeTier(moved(order(200), 300, { nonRefundable: true, peak: false })).percent).toBe(100);
  });

  test('however often it is made, never makes a refund cheaper than it was', () => {
    const flag = fc.record({ nonRefundable: fc.boolean(), peak: fc.boolean() });
    const days = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(days, flag, fc.array(fc.tuple(days, flag), { maxLength: 6 }), (first, fare, changes) => {
        let facts = order(first, fare);
        for (const [next, terms] of changes) {
          const before = feeTier(facts).percent;
          facts = moved(facts, next, terms);
          expect(feeTier(facts).percent).toBeGreaterThanOrEqual(before);
        }
      }),
    );
  });
});

describe('the price of a change', () => {
  const price = (newTotalSen: number) => ({ newTotalSen, worthSen: 50_000, feeSen: 5000 });

  test('is the difference and the fee; a lower price comes back less the fee', () => {
    expect(priceChange(order(60), price(60_000))).toMatchObject({ differenceSen: 10_000, dueSen: 15_000 });
    expect(priceChange(order(60), price(40_000))).toEqual({
      newTotalSen: 40_000,
      differenceSen: -10_000,
      feeSen: 5000,
      keptSen: 0,
      dueSen: -5000,
    });
  });

  test.each([
    ['a non-refundable fare', order(60, { nonRefundable: true })],
    ['a peak fare', order(60, { peak: true })],
    ['an order of which nothing would come back today', order(8)],
    ['an order that left such a date', order(200, { floorPercent: 100 })],
  ])('of %s never pays a difference back', (_, left) => {
    expect(priceChange(left, price(40_000))).toMatchObject({
      differenceSen: -10_000,
      keptSen: 10_000,
      dueSen: 5000,
    });
    expect(priceChange(left, price(60_000))).toMatchObject({ keptSen: 0, dueSen: 15_000 });
  });
});
