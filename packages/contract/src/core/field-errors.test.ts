import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from './field-errors.ts';
import { id } from './fields.ts';

const schema = z.strictObject({
  name: z.string().min(1).max(5),
  code: z.string().min(3).optional(),
  count: z.int().min(2).max(9),
  shipId: id.optional(),
  kind: z.enum(['day', 'night']),
  own: z.string().regex(/^a/, { error: 'validation.characters' }).optional(),
  bounded: z.string().max(20, { error: 'password.tooLong' }).optional(),
  days: z.array(z.enum(['mon', 'tue'])).optional(),
  parts: z.array(z.strictObject({ size: z.number() })).optional(),
});
const right = { name: 'a', count: 2, kind: 'day' };

function errorsOf(value: unknown) {
  const result = schema.safeParse(value, { reportInput: true });
  return result.success ? [] : fieldErrors(result.error);
}

test.each([
  ['a missing field is asked for', { ...right, name: undefined }, 'name', 'validation.required', {}],
  ['an empty text is asked for', { ...right, name: '' }, 'name', 'validation.required', {}],
  ['another type', { ...right, name: 5 }, 'name', 'validation.type', {}],
  ['a text too long', { ...right, name: 'abcdef' }, 'name', 'validation.long', { max: 5 }],
  ['a text too short', { ...right, code: 'a' }, 'code', 'validation.short', { min: 3 }],
  ['a number too small', { ...right, count: 1 }, 'count', 'validation.small', { min: 2 }],
  ['an id of nothing', { ...right, shipId: 0 }, 'shipId', 'validation.small', { min: 1 }],
  ['a number too big', { ...right, count: 10 }, 'count', 'validation.big', { max: 9 }],
  ['another choice', { ...right, kind: 'noon' }, 'kind', 'validation.choice', { choices: 'day, night' }],
  ['a message of its own', { ...right, own: 'b' }, 'own', 'validation.characters', {}],
  [
    'an own message with bounds',
    { ...right, bounded: 'x'.repeat(21) },
    'bounded',
    'password.tooLong',
    { max: 20 },
  ],
  ['an unknown field', { ...right, extra: 1 }, 'extra', 'validation.unknown', {}],
  [
    'one of a list of plain values',
    { ...right, days: ['mon', 'someday'] },
    'days',
    'validation.choice',
    { choices: 'mon, tue' },
  ],
  ['a field within', { ...right, parts: [{ size: 'x' }] }, 'parts.0.size', 'validation.type', {}],
  [
    'an unknown field within',
    { ...right, parts: [{ size: 1, x: 1 }] },
    'parts.0.x',
    'validation.unknown',
    {},
  ],
])('%s', (_name, value, field, message, values) => {
  const [error, ...others] = errorsOf(value);
  expect(others).toEqual([]);
  expect(error).toEqual({ field, id: message, values });
});

test('every unknown field is named by itself', () => {
  expect(errorsOf({ ...right, a: 1, b: 2 }).map((error) => error.field)).toEqual(['a', 'b']);
});

test('every wrong field is told at once', () => {
  expect(errorsOf({}).map((error) => error.field)).toEqual(['name', 'count', 'kind']);
});

test('a rule of its own fills its message with texts and numbers, and nothing else', () => {
  const params = { name: 'Mei', max: 3, hidden: { a: 1 } };
  const issue = {
    code: 'custom' as const,
    path: ['birthDate'],
    message: 'passenger.tooYoung',
    params,
    input: 1,
  };
  expect(fieldErrors({ issues: [issue] })).toEqual([
    { field: 'birthDate', id: 'passenger.tooYoung', values: { name: 'Mei', max: 3 } },
  ]);
});
