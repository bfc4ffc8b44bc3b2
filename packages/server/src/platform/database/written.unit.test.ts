import { expect, test } from 'vitest';
import { written } from './written.ts';

const find = (id: number, names: readonly string[]) =>
  written`select 1 from orders where id = ${id} and name = any(${names}::text[])`;

test('a statement has its values beside its text, which is the same one for every asking', () => {
  const [one, other] = [find(1, ['a']), find(2, [])];
  expect(one.sql).toBe('select 1 from orders where id = $1 and name = any($2::text[])');
  expect(other.sql).toBe(one.sql);
  expect([one.parameters, other.parameters]).toEqual([
    [1, ['a']],
    [2, []],
  ]);
});

test('one without values is its text', () => {
  expect(written`select 1`).toMatchObject({ sql: 'select 1', parameters: [] });
});
