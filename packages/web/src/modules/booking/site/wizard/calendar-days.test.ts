import type { PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAfterKey, offersByDay, weeksOf } from './calendar-days.ts';

const sailingOf = (date: string, priceSen: number, left: number, placesLeft = 600): PublicSailing => ({
  id: 1,
  shipId: 1,
  routeId: 1,
  date,
  slot: 'day',
  departsAt: '',
  returnsAt: '',
  salesCloseAt: '',
  peak: false,
  placesLeft,
  offers: [{ roomTypeId: 5, priceSen, nonRefundable: false, left }],
});

describe('what a day offers', () => {
  test('is the lowest price of the sailings that have a place, and the most that are left on one', () => {
    const days = offersByDay(
      [sailingOf('2026-12-01', 900, 2), sailingOf('2026-12-01', 700, 5), sailingOf('2026-12-01', 100, 0)],
      5,
    );
    expect(days.get('2026-12-01')).toEqual({ priceSen: 700, left: 5 });
  });

  test('is nothing to buy when all are sold out, or the ship is full', () => {
    const days = offersByDay([sailingOf('2026-12-01', 900, 0), sailingOf('2026-12-02', 900, 4, 0)], 5);
    expect(days.get('2026-12-01')).toEqual({ priceSen: null, left: 0 });
    expect(days.get('2026-12-02')).toEqual({ priceSen: null, left: 0 });
  });

  test('says nothing of other room types', () => {
    expect(offersByDay([sailingOf('2026-12-01', 900, 2)], 6).size).toBe(0);
  });
});

describe('the weeks of a month', () => {
  test('begin on Monday and hold every day once', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  });
});

describe('a key on the calendar', () => {
  test.each([
    ['ArrowLeft', '2026-11-30'],
    ['ArrowRight', '2026-12-02'],
    ['ArrowUp', '2026-11-24'],
    ['ArrowDown', '2026-12-08'],
    ['Home', '2026-11-30'],
    ['End', '2026-12-06'],
    ['PageUp', '2026-11-01'],
    ['PageDown', '2027-01-01'],
    ['Tab', null],
  ])('%s leads from 1 December to %s', (key, day) => {
    expect(dayAfterKey(key, '2026-12-01')).toBe(day);
  });

  test('by months stays within shorter ones', () => {
    expect(dayAfterKey('PageUp', '2026-03-31')).toBe('2026-02-28');
  });

  test('never leaves the week by Home or End', () => {
    const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (at) => {
        const day = at.toISOString().slice(0, 10);
        const [monday, sunday] = [dayAfterKey('Home', day), dayAfterKey('End', day)];
        expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
        expect(new Date(`${sunday}T00:00:00Z`).getUTCDay()).toBe(0);
        expect((monday ?? '') <= day && day <= (sunday ?? '')).toBe(true);
      }),
    );
  });
});
