import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../core/dates.ts';
import { feeTier, priceChange, type RefundFacts, termsAfterChange, tiersAhead } from './refund-rules.ts';

const today = '2026-11-15';
const tiers = [
  { fromDays: 90, percent: 0 },
  { fromDays: 46, percent: 25 },
  { fromDays: 30, percent: 50 },
  { fromDays: 15, percent: 75 },
  { fromDays: 0, percent: 100 },
];

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
    [90, 0],
    [89, 25],
    [45, 50],
    [29, 75],
    [14, 100],
    [0, 100],
  ])('%i days before departure is %i %%', (days, percent) => {
    expect(feeTier(order(days))).toEqual({ percent, why: 'tier', days });
  });

  test('is all of it for a fare or a season that gives nothing back, however early', () => {
    expect(feeTier(order(200, { nonRefundable: true }))).toMatchObject({
      percent: 100,
      why: 'nonRefundable',
    });
    expect(feeTier(order(200, { peak: true }))).toMatchObject({ percent: 100, why: 'peak' });
  });

  test('is that of a no-show once the ship has sailed', () => {
    const late = order(0, { hasDeparted: true, noShowPercent: 60 });
    expect(feeTier(late)).toMatchObject({ percent: 60, why: 'noShow' });
    expect(feeTier({ ...late, floorPercent: 75 })).toMatchObject({ percent: 75, why: 'changed' });
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
