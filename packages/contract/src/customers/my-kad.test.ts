import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPlainDate } from '../core/dates.ts';
import { type CardForm, fillFromMyKad, isMyKad, readMyKad } from './my-kad.ts';

const today = '2026-11-15';
const wrongPlaces = '00 17 18 19 20 69 70 73 80 81 94 95 96 97'.split(' ');
const twoDigits = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
const rightPlaces = twoDigits.filter((place) => !wrongPlaces.includes(place));

const bornBy = (day: string) =>
  fc
    .date({ min: new Date('1926-11-16Z'), max: new Date(`${day}T00:00:00Z`), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10));
const place = fc.constantFrom(...rightPlaces);
const serial = fc.integer({ min: 0, max: 9999 }).map((number) => String(number).padStart(4, '0'));
const yymmdd = (day: string) => day.slice(2).replaceAll('-', '');

describe('a MyKad number', () => {
  test('says the birth date and the gender of whoever holds it, with or without hyphens and spaces', () => {
    fc.assert(
      fc.property(bornBy(today), place, serial, fc.constantFrom('', '-', ' '), (born, from, end, mark) => {
        const gender = '13579'.includes(end.slice(-1)) ? 'male' : 'female';
        expect(readMyKad([yymmdd(born), from, end].join(mark), today)).toEqual({
          ok: true,
          facts: { birthDate: born, gender },
        });
      }),
    );
  });

  test.each(twoDigits)('with the place code %s', (code) => {
    const reading = readMyKad(`900101-${code}-5678`, today);
    expect(reading).toEqual(
      wrongPlaces.includes(code)
        ? { ok: false, id: 'passenger.myKadPlace' }
        : { ok: true, facts: { birthDate: '1990-01-01', gender: 'female' } },
    );
  });

  test.each([
    ['0', 'female'],
    ['1', 'male'],
    ['2', 'female'],
    ['3', 'male'],
    ['4', 'female'],
    ['5', 'male'],
    ['6', 'female'],
    ['7', 'male'],
    ['8', 'female'],
    ['9', 'male'],
  ])('that ends in %s is of a %s', (digit, gender) => {
    expect(readMyKad(`900101-14-567${digit}`, today)).toMatchObject({ facts: { gender } });
  });

  test.each([
    ['261114', '2026-11-14'],
    ['261115', '2026-11-15'],
    ['261116', '1926-11-16'],
    ['270101', '1927-01-01'],
    ['000101', '2000-01-01'],
    ['991231', '1999-12-31'],
  ])('that begins with %s is of somebody born on %s: the latest day not after today', (begin, born) => {
    expect(readMyKad(`${begin}-14-5678`, today)).toMatchObject({ ok: true, facts: { birthDate: born } });
  });

  test.each([
    ['000229', '2000-02-29'],
    ['240229', '2024-02-29'],
    // 2028 is still to come, and 1928 was a leap year too.
    ['280229', '1928-02-29'],
    ['960229', '1996-02-29'],
  ])('of 29 February %s is of somebody born on %s', (begin, born) => {
    expect(readMyKad(`${begin}-14-5678`, today)).toMatchObject({ ok: true, facts: { birthDate: born } });
  });

  test('of 29 February 00 skips 2100 and 1900, which were no leap years', () => {
    expect(readMyKad('000229-14-5678', '2105-01-01')).toMatchObject({ facts: { birthDate: '2000-02-29' } });
    expect(readMyKad('000229-14-5678', '1999-01-01')).toEqual({ ok: false, id: 'passenger.myKadDate' });
  });

  test('is refused for its date when no century has such a day, and only then', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...twoDigits),
        fc.constantFrom(...twoDigits),
        fc.constantFrom(...twoDigits),
        place,
        (year, month, day, from) => {
          const born = ['20', '19']
            .map((century) => `${century}${year}-${month}-${day}`)
            .find((date) => isPlainDate(date) && date <= today);
          const reading = readMyKad(`${year}${month}${day}${from}5678`, today);
          expect(reading).toEqual(
            born
              ? { ok: true, facts: { birthDate: born, gender: 'female' } }
              : { ok: false, id: 'passenger.myKadDate' },
          );
        },
      ),
      { numRuns: 2000 },
    );
  });

  test.each(['010229', '230229', '900431', '901301', '900001', '900100', '900132', '999999'])(
    'cannot begin with %s',
    (begin) => {
      expect(readMyKad(`${begin}-14-5678`, today)).toEqual({ ok: false, id: 'passenger.myKadDate' });
    },
  );

  test.each([
    '',
    '12',
    '90010114567',
    '9001011456789',
    '900101-14-567A',
    'A00101145678',
    '９００１０１１４５６７８',
    '900101/14/5678',
    '900101.14.5678',
  ])('is not %j', (text) => {
    expect(readMyKad(text, today)).toEqual({ ok: false, id: 'passenger.myKadFormat' });
  });
});

test.each([
  ['idCard', 'MY', true],
  ['idCard', 'SG', false],
  ['passport', 'MY', false],
  ['drivingLicense', 'MY', false],
] as const)('the %s of somebody from %s is read as a MyKad: %s', (idType, nationality, wanted) => {
  expect(isMyKad({ idType, nationality })).toBe(wanted);
});

describe('a form takes from a MyKad number', () => {
  const blank: CardForm = { idType: 'idCard', nationality: 'MY', idNumber: '', birthDate: '', gender: '' };
  const fill = (before: Partial<CardForm>, part: Partial<CardForm>) =>
    fillFromMyKad({ ...blank, ...before }, { ...blank, ...before, ...part }, '2026-11-15');
  const woman = '900101-14-5678';
  const said = { birthDate: '1990-01-01', gender: 'female' } as const;

  test('birth date and gender, as soon as it is whole', () => {
    expect(fill({}, { idNumber: woman.slice(0, -1) })).toEqual({});
    expect(fill({}, { idNumber: woman })).toMatchObject(said);
  });

  test('the nationality, where none was chosen', () => {
    expect(fill({ nationality: '' }, { idNumber: woman })).toEqual({
      nationality: 'MY',
      cardSaid: said,
      ...said,
    });
  });

  test('what a mended number says, in place of what the one before said', () => {
    expect(fill({ idNumber: woman, cardSaid: said, ...said }, { idNumber: '910203-14-5679' })).toMatchObject({
      birthDate: '1991-02-03',
      gender: 'male',
    });
  });

  test('what a number says that was taken back digit by digit and typed anew', () => {
    const halfway = { idNumber: woman.slice(0, 4), cardSaid: said, ...said };
    expect(fill(halfway, { idNumber: '910203-14-5679' })).toMatchObject({
      birthDate: '1991-02-03',
      gender: 'male',
    });
  });

  test('nothing in place of what somebody typed, each field for itself', () => {
    const typed = fill({ birthDate: '1985-05-05', gender: 'other' }, { idNumber: woman });
    expect(typed).toEqual({ nationality: 'MY', cardSaid: said });
    expect(fill({ birthDate: '1985-05-05' }, { idNumber: woman })).toEqual({
      nationality: 'MY',
      cardSaid: said,
      gender: 'female',
    });
    const mended = { idNumber: woman, cardSaid: said, birthDate: '1990-01-01', gender: 'other' } as const;
    expect(fill(mended, { idNumber: '910203-14-5679' })).toEqual({
      nationality: 'MY',
      cardSaid: { birthDate: '1991-02-03', gender: 'male' },
      birthDate: '1991-02-03',
    });
  });

  test('nothing once it was read, so that a birth date it gave can be changed and emptied', () => {
    expect(fill({ idNumber: woman, ...said }, { birthDate: '1989-01-01' })).toEqual({});
    expect(fill({ idNumber: woman, ...said }, { birthDate: '' })).toEqual({});
  });

  test.each<Partial<CardForm>>([{ nationality: 'SG' }, { idType: 'passport' }, { idType: 'drivingLicense' }])(
    'nothing where there is none: %j',
    (other) => expect(fill(other, { idNumber: woman })).toEqual({}),
  );

  test.each(['901301-14-5678', '900101-00-5678', 'A1234567'])('nothing from %s, which is none', (idNumber) =>
    expect(fill({}, { idNumber })).toEqual({}),
  );

  test('what it says once the document is said to be one', () => {
    expect(fill({ idNumber: woman, nationality: 'SG' }, { nationality: 'MY' })).toMatchObject(said);
    expect(fill({ idNumber: woman, idType: 'passport' }, { idType: 'idCard' })).toMatchObject(said);
  });
});
