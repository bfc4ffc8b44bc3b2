import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { id as idField, idList, idParam, instant, line, plainDate, plainMonth, text } from './fields.ts';

describe('a text a person types', () => {
  const schema = text(10, 1);

  test('is trimmed before it is measured', () => {
    expect(schema.parse(`  ${'x'.repeat(10)}  `)).toBe('x'.repeat(10));
    expect(schema.safeParse('   ').success).toBe(false);
  });

  test('may hold line breaks, tabs and any script', () => {
    for (const value of ['a\nb', 'a\tb', 'a\r\nb', '陈美玲', '한국어', '👩‍✈️'])
      expect(schema.parse(value)).toBe(value);
  });

  test.each(['a\0b', 'a\u001Bb', 'a\u007Fb', 'a\u0080b', 'a\u009Fb'])(
    'holds no control character: %j',
    (value) => {
      expect(schema.safeParse(value).error?.issues[0]?.message).toBe('validation.characters');
    },
  );

  test.each(['\uD800', 'a\uDC00b'])(
    'holds no half of a character, which the database cannot keep: %j',
    (value) => {
      expect(schema.safeParse(value).error?.issues[0]?.message).toBe('validation.characters');
    },
  );
});

const unseen = ['\u200B', '\u202E', '\u00AD', '\u3164', '\u2800', '\u0085', '\u200D \u2060', '\uFFA0\u180E'];
test.each(unseen)('what nobody can see is as if nothing was typed: %j', (value) => {
  for (const kind of [text, line]) {
    expect(kind(10, 1).safeParse(value).error?.issues[0]?.code).toBe('too_small');
    expect(kind(10).parse(value)).toBe('');
  }
});

describe('a line a person types', () => {
  const schema = line(10, 1);

  test.each([
    ['Tan\nMei', 'Tan Mei'],
    ['Tan \r\n\t Mei', 'Tan Mei'],
    ['\u3000陈\u2028美玲\n', '陈 美玲'],
    ['a         b', 'a b'],
    ['Tan\u0085Mei\u0085', 'Tan Mei'],
  ])('is put together with single blanks: %j', (typed, kept) => {
    expect(schema.parse(typed)).toBe(kept);
  });

  test('runs the way its script does: nothing in it turns what follows', () => {
    expect(schema.parse('\u202Eevil\u202C \u2066x\u2069')).toBe('evil x');
    // Joiners belong to scripts and to pictures.
    for (const value of ['می\u200Cخواهم', '👩‍✈️']) expect(schema.parse(value)).toBe(value);
  });

  test('is measured as it is kept', () => {
    expect(schema.safeParse('\n \t').success).toBe(false);
    expect(schema.parse(`12345${' '.repeat(20)}6789`)).toBe('12345 6789');
  });

  test.each(['a\0b', 'a\u001Bb', 'a\u007Fb', '\uD800'])('holds nothing a text may not hold: %j', (value) => {
    expect(schema.safeParse(value).error?.issues[0]?.message).toBe('validation.characters');
  });
});

test('an id in an address is a whole positive number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
      expect(idParam.parse({ id: String(id) })).toEqual({ id });
    }),
  );
  const wrong = ['0', '-1', '1.5', 'x', '', '2147483648', '9007199254740993', 'Infinity', '1;drop'];
  expect(wrong.filter((id) => idParam.safeParse({ id }).success)).toEqual([]);
  expect(idField.safeParse(2_147_483_648).success).toBe(false);
});

test('an id in an address is written in one way', () => {
  const other = [
    '01',
    '+1',
    ' 1',
    '1 ',
    '1\n',
    '\t1',
    '0x1',
    '0b1',
    '0o1',
    '1e0',
    '1.0',
    '1_0',
    '١',
    '１',
    'true',
  ];
  expect(other.filter((id) => idParam.safeParse({ id }).success)).toEqual([]);
  expect([[1], ['1'], true, null, new Date(1)].filter((id) => idParam.safeParse({ id }).success)).toEqual([]);
});

test('days, months and moments are of years in which somebody may have been born or may sail', () => {
  for (const year of ['1900', '2026', '2199']) {
    expect(plainDate.safeParse(`${year}-12-31`).success).toBe(true);
    expect(plainMonth.safeParse(`${year}-12`).success).toBe(true);
    expect(instant.safeParse(`${year}-12-31T23:59:59Z`).success).toBe(true);
  }
  for (const year of ['0000', '0001', '1899', '2200', '9999', '12026']) {
    expect(plainDate.safeParse(`${year}-12-31`).success).toBe(false);
    expect(plainMonth.safeParse(`${year}-12`).success).toBe(false);
    expect(instant.safeParse(`${year}-12-31T23:59:59Z`).success).toBe(false);
  }
});

test('a plain date that is none says what a date looks like', () => {
  expect(plainDate.safeParse('2026-02-30').error?.issues[0]?.message).toBe('validation.date');
});

describe('a list of ids', () => {
  test('is a set: what stands in it twice is meant once', () => {
    expect(idList(5).parse([3, 1, 3, 3, 1])).toEqual([3, 1]);
  });

  test('is counted as it came', () => {
    expect(idList(2).safeParse([1, 1, 1]).success).toBe(false);
    expect(idList(2, 1).safeParse([]).success).toBe(false);
    expect(idList(1, 0, 'ship.tooManyImages').safeParse([1, 2]).error?.issues[0]?.message).toBe(
      'ship.tooManyImages',
    );
  });
});
