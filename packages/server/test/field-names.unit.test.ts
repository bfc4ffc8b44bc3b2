import { z } from 'zod';
import { expect, test } from 'vitest';
import { describeFields, fieldText } from '../src/platform/messages/describe-fields.ts';
import { allCalls } from './all-calls.ts';

type Schema = z.core.JSONSchema._JSONSchema;

/** Every field of an input by its path, as a refusal names it. */
function* fieldsOf(schema: Schema, path: readonly string[] = []): Generator<string> {
  if (typeof schema === 'boolean') return;
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    yield [...path, name].join('.');
    yield* fieldsOf(field, [...path, name]);
  }
  for (const item of [schema.items ?? []].flat()) yield* fieldsOf(item, [...path, '0']);
  for (const part of [schema.anyOf, schema.oneOf, schema.allOf])
    for (const choice of part ?? []) yield* fieldsOf(choice, path);
}

test('whatever a call takes has a name in the language of whoever it refuses', () => {
  const unnamed = allCalls.flatMap(({ name, call }) =>
    [call.params, call.query, call.body]
      .filter((schema) => schema !== undefined)
      .flatMap((schema) => [...fieldsOf(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }))])
      .filter((field) => fieldText(field, call.path) === undefined)
      .map((field) => `${name}: ${field}`),
  );
  expect(unnamed).toEqual([]);
});

test('fields that are named alike are told apart by what their call is about', () => {
  const missing = [{ field: 'number', id: 'validation.required', values: {} }];
  const of = (path: string) => describeFields(missing, 'en', path)[0]?.message;
  expect(of('/baccarat/shoe/open')).toContain('Shoe number');
  expect(of('/room/save')).toContain('Room number');
});
