import { expect, test } from 'vitest';
import { forSeveral } from './for-several.ts';

const find = forSeveral<{ id: number }>((ids) => `select id from orders where id in (${ids})`);

test('one is asked for by itself', () => {
  expect(find([7])).toMatchObject({ sql: 'select id from orders where id in ($1)', parameters: [7] });
});

test('several have a text for each power of two; the last fills the places that are left', () => {
  const [three, four] = [find([7, 8, 9]), find([1, 2, 3, 4])];
  expect(three).toMatchObject({
    sql: 'select id from orders where id in ($1, $2, $3, $4)',
    parameters: [7, 8, 9, 9],
  });
  expect(four.sql).toBe(three.sql);
  expect(find([1, 2, 3, 4, 5]).parameters).toEqual([1, 2, 3, 4, 5, 5, 5, 5]);
});

test('nobody is asked for by nothing', () => {
  expect(find([])).toMatchObject({ sql: 'select id from orders where id in ($1)', parameters: [null] });
});
