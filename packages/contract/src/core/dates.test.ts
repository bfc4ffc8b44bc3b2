import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageOn, daysUntil, formatInstant, isPlainDate, portDate } from './dates.ts';

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
