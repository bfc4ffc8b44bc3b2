import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, ageOn, portDate } from '../core/dates.ts';
import { findings, samplePassenger, sampleSailing } from './passenger-rules-samples.ts';
import { ageGroup, type RuleSailing } from './passenger-rules.ts';

const born = (birthDate: string) => samplePassenger({ birthDate });
const adults = (count: number) => Array.from({ length: count }, () => samplePassenger());

/** Any day to sail on, well after today. */
const departure = fc
  .date({ min: new Date('2026-12-01Z'), max: new Date('2060-12-31Z'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const onDay = (departs: string): RuleSailing => ({ today: departs, departs, returns: departs });

describe('somebody of six months', () => {
  const tooYoung = ['0 birthDate passenger.tooYoung'];

  test.each([
    // The day before, the day, the day after.
    ['2026-06-21', tooYoung],
    ['2026-06-20', []],
    ['2026-06-19', []],
  ])('born on %s sails on 20 December: %j', (birthDate, wanted) => {
    expect(findings([born(birthDate), ...adults(2)])).toEqual(wanted);
  });

  test.each([
    // Six months after the end of August end with February, however long it is.
    ['2027-08-31', '2028-02-28', tooYoung],
    ['2027-08-31', '2028-02-29', []],
    ['2026-08-31', '2027-02-27', tooYoung],
    ['2026-08-31', '2027-02-28', []],
    ['2026-08-29', '2027-02-28', []],
    ['2028-02-29', '2028-08-28', tooYoung],
    ['2028-02-29', '2028-08-29', []],
    ['2026-12-31', '2027-06-29', tooYoung],
    ['2026-12-31', '2027-06-30', []],
    ['2026-10-31', '2027-04-30', []],
  ])('born on %s sails on %s: %j', (birthDate, departs, wanted) => {
    expect(findings([born(birthDate), ...adults(2)], onDay(departs))).toEqual(wanted);
  });

  test('may come from the day the six months are full, whatever the day of birth', () => {
    fc.assert(
      fc.property(departure, (birthDate) => {
        const full = addMonths(birthDate, 6);
        const on = (departs: string) => findings([born(birthDate), ...adults(2)], onDay(departs));
        expect(on(addDays(full, -1))).toEqual(tooYoung);
        expect(on(full)).toEqual([]);
        expect(on(addDays(full, 1))).toEqual([]);
      }),
    );
  });
});

describe('an infant', () => {
  const needsTwo = ['0 birthDate passenger.infantNeedsAdults'];

  test.each([
    [0, needsTwo],
    [1, needsTwo],
    [2, []],
    [3, []],
  ])('with %i adults: %j', (count, wanted) => {
    expect(findings([born('2025-06-01'), ...adults(count)])).toEqual(wanted);
  });

  test.each([
    ['2024-12-21', needsTwo],
    ['2024-12-20', []],
    ['2024-12-19', []],
  ])('with one adult, born on %s, is one no more: %j', (birthDate, wanted) => {
    expect(findings([born(birthDate), ...adults(1)])).toEqual(wanted);
  });

  test.each([
    ['2026-02-28', needsTwo],
    ['2026-03-01', []],
  ])('born on a leap day turns 2 on 1 March: on %s with one adult %j', (departs, wanted) => {
    expect(findings([born('2024-02-29'), ...adults(1)], onDay(departs))).toEqual(wanted);
  });

  test('is not helped by somebody of 17, nor by another infant', () => {
    expect(findings([born('2025-06-01'), samplePassenger(), born('2008-12-21')])).toEqual(needsTwo);
    expect(findings([born('2025-06-01'), born('2025-06-01'), samplePassenger()])).toEqual([
      '0 birthDate passenger.infantNeedsAdults',
      '1 birthDate passenger.infantNeedsAdults',
    ]);
  });

  test('shares its two adults with others', () => {
    expect(findings([...adults(2), born('2025-06-01'), born('2025-06-02'), born('2020-01-01')])).toEqual([]);
  });
});

describe('somebody under 18', () => {
  const alone = ['0 birthDate passenger.minorNeedsAdult'];

  test.each([
    ['2008-12-21', alone],
    ['2008-12-20', []],
    ['2008-12-19', []],
    ['2024-12-20', alone],
  ])('alone, born on %s: %j', (birthDate, wanted) => {
    expect(findings([born(birthDate)])).toEqual(wanted);
  });

  test.each([
    ['2026-02-28', alone],
    ['2026-03-01', []],
  ])('born on a leap day turns 18 on 1 March: on %s alone %j', (departs, wanted) => {
    expect(findings([born('2008-02-29')], onDay(departs))).toEqual(wanted);
  });

  test('cannot bring others of that age instead of an adult', () => {
    expect(findings([born('2009-05-05'), born('2009-05-06')])).toEqual([
      '0 birthDate passenger.minorNeedsAdult',
      '1 birthDate passenger.minorNeedsAdult',
    ]);
  });

  test.each([
    ['2008-12-19', []],
    ['2008-12-20', []],
    ['2008-12-21', ['0 birthDate passenger.minorNeedsAdult', '1 birthDate passenger.minorNeedsAdult']],
  ])('may come with somebody born on %s who is 18 on the day: %j', (birthDate, wanted) => {
    expect(findings([born('2015-05-05'), born(birthDate)])).toEqual(wanted);
  });

  test('may come with one adult', () => {
    expect(findings([born('2009-05-05'), born('2015-05-06'), samplePassenger()])).toEqual([]);
  });

  test('is one until the birthday, and the answer always agrees with the age group', () => {
    const years = fc.integer({ min: 1, max: 40 });
    const off = fc.integer({ min: -2, max: 2 });
    fc.assert(
      fc.property(departure, years, off, fc.nat(3), (departs, age, days, count) => {
        const birthDate = addDays(addMonths(departs, -12 * age), days);
        const problems = findings([born(birthDate), ...adults(count)], onDay(departs));
        const group = ageGroup(birthDate, departs);
        expect(group).toBe(
          ageOn(birthDate, departs) < 2 ? 'infant' : ageOn(birthDate, departs) < 18 ? 'child' : 'adult',
        );
        const needed = { infant: 2, child: 1, adult: 0 }[group];
        expect(problems.length === 0).toBe(count >= needed);
      }),
    );
  });
});

describe('a birth date', () => {
  test.each([
    ['2026-11-16', ['0 birthDate passenger.birthDateFuture']],
    ['2026-11-15', ['0 birthDate passenger.tooYoung']],
    ['1906-11-15', []],
    ['1905-11-16', []],
    ['1905-11-15', ['0 birthDate passenger.birthDateOld']],
    ['0026-11-15', ['0 birthDate passenger.birthDateOld']],
    // What is not filled in yet is asked for at the field, not here.
    ['', []],
  ])('%j gives %j', (birthDate, wanted) => {
    expect(findings([born(birthDate), ...adults(2)])).toEqual(wanted);
  });

  test('still to come makes nobody an adult', () => {
    expect(findings([born('2015-01-01'), born('2026-11-16')])).toEqual([
      '0 birthDate passenger.minorNeedsAdult',
      '1 birthDate passenger.birthDateFuture',
    ]);
    expect(findings([born('2015-01-01'), born('')])).toEqual(['0 birthDate passenger.minorNeedsAdult']);
  });
});

describe('the sailing day', () => {
  /** Somebody who turns 18 on 20 December, alone. */
  const comingOfAge = [born('2008-12-20')];
  const leaving = (departsAt: string) => ({
    today: sampleSailing.today,
    departs: portDate(new Date(departsAt)),
    returns: '2026-12-21',
  });

  test.each([
    ['one minute before midnight at the port', '2026-12-19T23:59:00+08:00', 1],
    ['one minute after', '2026-12-20T00:01:00+08:00', 0],
    ['as UTC writes the same minute before', '2026-12-19T15:59:00Z', 1],
    ['as UTC writes the same minute after', '2026-12-19T16:01:00Z', 0],
  ])('is the day at the port: %s', (_, departsAt, wrong) => {
    expect(findings(comingOfAge, leaving(departsAt))).toHaveLength(wrong);
  });
});
