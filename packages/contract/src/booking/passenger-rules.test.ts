import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '../core/dates.ts';
import { findings, samplePassenger, sampleSailing } from './passenger-rules-samples.ts';
import {
  checkPassengers,
  checkSailingDay,
  passengerWarnings,
  type RulePassenger,
} from './passenger-rules.ts';

/** Any day to sail on, well after today. */
const departure = fc
  .date({ min: new Date('2026-12-01Z'), max: new Date('2060-12-31Z'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));

describe('a passport', () => {
  const passport = (passportExpiry: string | null, change: Partial<RulePassenger> = {}) =>
    samplePassenger({ idType: 'passport', idNumber: 'A1234567', passportExpiry, ...change });

  test.each([
    ['2027-06-20', ['0 passportExpiry passenger.passportExpires']],
    ['2027-06-21', []],
    ['2027-06-22', []],
    ['2020-01-01', ['0 passportExpiry passenger.passportExpires']],
    [null, ['0 passportExpiry passenger.enterPassportExpiry']],
    ['', ['0 passportExpiry passenger.enterPassportExpiry']],
  ])('that ends on %j with a return on 21 December: %j', (expiry, wanted) => {
    expect(findings([passport(expiry)])).toEqual(wanted);
  });

  test('says until when it must be valid, counted from the return', () => {
    expect(checkPassengers([passport('2027-06-20')], sampleSailing)[0]?.values).toEqual({
      name: 'Tan Mei Ling',
      date: '2027-06-21',
    });
  });

  test.each([
    ['2026-08-31', '2027-02-27', 1],
    ['2026-08-31', '2027-02-28', 0],
    ['2027-08-31', '2028-02-28', 1],
    ['2027-08-31', '2028-02-29', 0],
  ])('after a return on %s that ends on %s: %i wrong', (returns, expiry, wrong) => {
    const on = { today: '2026-01-01', departs: returns, returns };
    expect(findings([passport(expiry)], on)).toHaveLength(wrong);
  });

  test('is good from six months beyond the return on, never before', () => {
    fc.assert(
      fc.property(departure, fc.integer({ min: 0, max: 2 }), (departs, nights) => {
        const on = { today: sampleSailing.today, departs, returns: addDays(departs, nights) };
        const needed = addMonths(on.returns, 6);
        expect(findings([passport(addDays(needed, -1))], on)).toHaveLength(1);
        expect(findings([passport(needed)], on)).toEqual([]);
      }),
    );
  });

  test.each(['A123', 'A'.repeat(16), 'A12-4567', 'A12 4567', 'A12456é'])(
    'has not the number %j',
    (idNumber) => {
      expect(findings([passport('2040-01-01', { idNumber })])).toEqual([
        '0 idNumber passenger.passportNumber',
      ]);
    },
  );

  test.each(['A1234', 'a1234567', '123456789012345'])('may have the number %j', (idNumber) => {
    expect(findings([passport('2040-01-01', { idNumber })])).toEqual([]);
  });

  test('expiry is asked of nobody with another document', () => {
    expect(findings([samplePassenger({ passportExpiry: '2020-01-01' })])).toEqual([]);
  });
});

describe('a pregnancy', () => {
  const due = (dueDate: string, on = sampleSailing) => findings([samplePassenger({ dueDate })], on);
  const refused = ['0 dueDate passenger.pregnant'];

  test('of 24 weeks on the last day aboard is refused; one day less may sail', () => {
    // 24 of 40 weeks are over when 16 are left.
    const last = addDays(sampleSailing.returns, 16 * 7);
    expect(due(last)).toEqual(refused);
    expect(due(addDays(last, -1))).toEqual(refused);
    expect(due(addDays(last, 1))).toEqual([]);
  });

  test('that reaches 24 weeks between leaving and coming back is refused', () => {
    const atDeparture = addDays(sampleSailing.departs, 16 * 7 + 1);
    expect(due(atDeparture)).toEqual(refused);
    expect(due(atDeparture, { ...sampleSailing, returns: sampleSailing.departs })).toEqual([]);
  });

  test('is counted in days whatever month or leap day lies between', () => {
    fc.assert(
      fc.property(departure, (returns) => {
        const on = { today: returns, departs: returns, returns };
        expect(due(addDays(returns, 112), on)).toEqual(refused);
        expect(due(addDays(returns, 113), on)).toEqual([]);
      }),
    );
  });

  test('that cannot be: a day more than 40 weeks from now, or long past', () => {
    const wrong = ['0 dueDate passenger.dueDate'];
    expect(due(addDays(sampleSailing.today, 281))).toEqual(wrong);
    expect(due(addDays(sampleSailing.today, 280))).toEqual([]);
    expect(due(addDays(sampleSailing.today, -22))).toEqual(wrong);
    expect(due(addDays(sampleSailing.today, -21))).toEqual(refused);
    expect(due('2062-12-20')).toEqual(wrong);
  });

  test.each([null, ''])('not told of (%j) is no question', (dueDate) => {
    expect(findings([samplePassenger({ dueDate })])).toEqual([]);
  });
});

describe('the same person twice', () => {
  const holder = (idNumber: string | null, idType: RulePassenger['idType'] = 'drivingLicense') =>
    samplePassenger({ idNumber, idType, passportExpiry: '2040-01-01', nationality: 'SG' });

  test.each([
    ['S1234567A', 'S1234567A'],
    ['S1234567A', 's1234567a'],
    ['S1234567A', 'S-1234567-A'],
    ['S1234567A', 'S1234567 A '],
  ])('%j and %j are one: the later one is named', (one, other) => {
    expect(findings([holder(one), holder(other)])).toEqual(['1 idNumber passenger.sameTwice']);
    expect(findings([holder(other), samplePassenger(), holder(one)])).toEqual([
      '2 idNumber passenger.sameTwice',
    ]);
  });

  test('is not there when the kind of document differs', () => {
    expect(findings([holder('S1234567A', 'idCard'), holder('S1234567A', 'passport')])).toEqual([]);
  });

  test.each([null, ''])('is not told from numbers that are not there (%j)', (idNumber) => {
    expect(findings([holder(idNumber), holder(idNumber)])).toEqual([]);
  });

  test('three times is named twice', () => {
    expect(findings([holder('S1'), holder('S1'), holder('S1')])).toEqual([
      '1 idNumber passenger.sameTwice',
      '2 idNumber passenger.sameTwice',
    ]);
  });
});

describe('a MyKad', () => {
  const card = (idNumber: string | null, change: Partial<RulePassenger> = {}) =>
    samplePassenger({ idType: 'idCard', idNumber, birthDate: '1990-01-01', ...change });

  test.each([
    ['900101-00-5678', ['0 idNumber passenger.myKadPlace']],
    ['901332-14-5678', ['0 idNumber passenger.myKadDate']],
    ['12345', ['0 idNumber passenger.myKadFormat']],
    ['900101-14-5678', []],
    [null, []],
  ])('numbered %j gives %j', (idNumber, wanted) => {
    expect(findings([card(idNumber)])).toEqual(wanted);
  });

  test('is asked of Malaysians only', () => {
    expect(findings([card('12345', { nationality: 'ID' })])).toEqual([]);
  });

  test.each([
    [{}, []],
    [{ birthDate: '1990-01-02' }, ['birthDate passenger.cardBirthDate']],
    [{ gender: 'male' }, ['gender passenger.cardGender']],
    [
      { gender: 'other', birthDate: '1991-01-01' },
      ['birthDate passenger.cardBirthDate', 'gender passenger.cardGender'],
    ],
    // The card has no century on it.
    [{ birthDate: '1890-01-01' }, []],
    [{ birthDate: '', gender: '' }, []],
    [{ nationality: 'SG', gender: 'male' }, []],
    [{ idNumber: '900101-00-5678', gender: 'male' }, []],
    [{ idNumber: null, gender: 'male' }, []],
  ])('that differs from the form by %j warns %j and refuses nobody', (change, wanted) => {
    const warnings = passengerWarnings(card('900101-14-5678', change), sampleSailing.today);
    expect(warnings.map(({ field, id }) => `${field} ${id}`)).toEqual(wanted);
  });

  test('warns of nothing it is refused for', () => {
    expect(findings([card('900101-14-5678', { gender: 'male', birthDate: '1990-02-01' })])).toEqual([]);
  });
});

test('every problem names the passenger it is about', () => {
  const problems = checkPassengers(
    [
      samplePassenger(),
      samplePassenger({ name: 'Ali', birthDate: '2026-11-01' }),
      samplePassenger({ name: 'Bo', dueDate: '2026-12-24' }),
    ],
    sampleSailing,
  );
  expect(problems).toEqual([
    { index: 1, field: 'birthDate', id: 'passenger.tooYoung', values: { name: 'Ali' } },
    { index: 2, field: 'dueDate', id: 'passenger.pregnant', values: { name: 'Bo' } },
  ]);
});

describe('on another day', () => {
  const on = (departs: string) => ({ ...sampleSailing, departs, returns: departs });
  const found = (change: Partial<RulePassenger>, departs: string, others: RulePassenger[] = []) =>
    checkSailingDay([samplePassenger(change), ...others], on(departs)).map(({ id, values }) => [
      id,
      values['name'],
    ]);

  test.each<[string, Partial<RulePassenger>]>([
    ['passenger.passportExpires', { idType: 'passport', passportExpiry: '2027-08-01' }],
    ['passenger.pregnant', { dueDate: '2027-06-01' }],
  ])('what was good in December is refused in March: %s', (id, change) => {
    expect(found(change, '2026-12-20')).toEqual([]);
    expect(found(change, '2027-03-20')).toEqual([[id, 'Tan Mei Ling']]);
  });

  test('an earlier day is too early for a baby, and a child needs its adult there too', () => {
    const baby = { birthDate: '2026-06-01' };
    const adults = [samplePassenger(), samplePassenger()];
    expect(found(baby, '2026-12-20', adults)).toEqual([]);
    expect(found(baby, '2026-11-20', adults)).toEqual([['passenger.tooYoung', 'Tan Mei Ling']]);
    expect(found({ birthDate: '2010-01-01' }, '2026-11-20')[0]?.[0]).toBe('passenger.minorNeedsAdult');
  });

  test('a child that is born by now, and a number that is not held, say nothing', () => {
    expect(found({ dueDate: '2026-01-01', idNumber: null }, '2027-03-20')).toEqual([]);
  });
});
