import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  ageOn,
  daysOfMonth,
  daysUntil,
  formatInstant,
  isPlainDate,
  portDate,
  startOfPortDay,
} from './dates.ts';

const moment = fc.date({ min: new Date('1900-01-01Z'), max: new Date('2200-01-01Z'), noInvalidDate: true });
const day = moment.map((at) => at.toISOString().slice(0, 10));

describe('the day at the port', () => {
  test('changes at midnight UTC+8', () => {
    expect(portDate(new Date('2026-11-15T15:59:59.999Z'))).toBe('2026-11-15');
    expect(portDate(new Date('2026-11-15T16:00:00.000Z'))).toBe('2026-11-16');
    expect(portDate(new Date('2026-12-31T16:00:00.000Z'))).toBe('2027-01-01');
  });

  test('is what the calendar of its zone says', () => {
    // Before 1982 the peninsula's clocks stood elsewhere; the product shows a fixed UTC+8.
    const recent = fc.date({
      min: new Date('1983-01-01Z'),
      max: new Date('2200-01-01Z'),
      noInvalidDate: true,
    });
    const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kuala_Lumpur', dateStyle: 'short' });
    fc.assert(
      fc.property(recent, (at) => {
        expect(portDate(at)).toBe(calendar.format(at));
      }),
    );
  });

  test('begins at midnight UTC+8, and not a moment before', () => {
    expect(startOfPortDay('2027-01-01').toISOString()).toBe('2026-12-31T16:00:00.000Z');
    fc.assert(
      fc.property(day, (date) => {
        const start = startOfPortDay(date);
        expect(portDate(start)).toBe(date);
        expect(portDate(new Date(start.getTime() - 1))).toBe(addDays(date, -1));
      }),
    );
  });

  test('stands in front of every moment that is shown', () => {
    expect(formatInstant('2026-11-15T00:30:00Z')).toBe('2026-11-15 08:30');
    fc.assert(
      fc.property(moment, (at) => {
        expect(formatInstant(at).slice(0, 10)).toBe(portDate(at));
      }),
    );
  });
});

describe('a plain date', () => {
  test('is any day of the calendar', () => {
    fc.assert(
      fc.property(day, (text) => {
        expect(isPlainDate(text)).toBe(true);
      }),
    );
    expect(isPlainDate('2028-02-29')).toBe(true);
  });

  test.each([
    '2026-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '2026-1-1',
    '26-01-01',
    '2026/01/01',
    ' 2026-01-01',
    '2026-01-01T00:00:00Z',
    '12026-01-01',
    '',
  ])('is not %j', (text) => {
    expect(isPlainDate(text)).toBe(false);
  });
});

describe('age', () => {
  test('counts a birthday from its very day', () => {
    expect(ageOn('2013-11-15', '2026-11-14')).toBe(12);
    expect(ageOn('2013-11-15', '2026-11-15')).toBe(13);
  });

  test('of somebody born on 29 February goes up on 1 March in a common year', () => {
    expect(ageOn('2012-02-29', '2025-02-28')).toBe(12);
    expect(ageOn('2012-02-29', '2025-03-01')).toBe(13);
    expect(ageOn('2012-02-29', '2028-02-28')).toBe(15);
    expect(ageOn('2012-02-29', '2028-02-29')).toBe(16);
  });

  test('never goes down as days pass, and is 0 on the day of birth', () => {
    fc.assert(
      fc.property(day, day, day, (born, one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        expect(ageOn(born, earlier)).toBeLessThanOrEqual(ageOn(born, later));
        expect(ageOn(born, born)).toBe(0);
      }),
    );
  });
});

test('what is left of a day counts as a day', () => {
  const now = new Date('2026-11-15T00:00:00Z');
  expect(daysUntil(now, now)).toBe(0);
  expect(daysUntil(now, new Date('2026-11-15T00:00:01Z'))).toBe(1);
  expect(daysUntil(now, new Date('2026-11-16T00:00:00Z'))).toBe(1);
  expect(daysUntil(now, new Date('2026-11-14T00:00:00Z'))).toBe(-1);
});

describe('some months later', () => {
  const months = fc.integer({ min: -600, max: 600 });

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-15', 0, '2026-11-15'],
  ])('%s and %i months is %s', (from, count, to) => {
    expect(addMonths(from, count)).toBe(to);
  });

  test('is a real day, just so many months on, the same day or the last of a shorter month', () => {
    const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
    fc.assert(
      fc.property(day, months, (from, count) => {
        const to = addMonths(from, count);
        expect(isPlainDate(to)).toBe(true);
        expect(monthOf(to) - monthOf(from)).toBe(count);
        const last = daysOfMonth(to.slice(0, 7)).length;
        expect(Number(to.slice(8))).toBe(Math.min(Number(from.slice(8)), last));
      }),
    );
  });

  test('never turns the order of two days round', () => {
    fc.assert(
      fc.property(day, day, months, (one, other, count) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        expect(addMonths(earlier, count) <= addMonths(later, count)).toBe(true);
      }),
    );
  });

  test('taken together are at most three days apart from taken one by one', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 24 }), fc.integer({ min: 0, max: 24 }), (from, one, two) => {
        const together = addMonths(from, one + two);
        const apart = addMonths(addMonths(from, one), two);
        expect(apart <= together && addDays(apart, 3) >= together).toBe(true);
      }),
    );
  });

  test('of twelve are a year: the age goes up by one, but for a leap day, which waits until 1 March', () => {
    fc.assert(
      fc.property(day, (born) => {
        const year = addMonths(born, 12);
        expect(ageOn(born, year)).toBe(born.endsWith('02-29') ? 0 : 1);
        expect(ageOn(born, addDays(year, 1))).toBe(1);
      }),
    );
  });
});
