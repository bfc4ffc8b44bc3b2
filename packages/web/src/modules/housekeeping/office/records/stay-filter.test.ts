import { expect, test } from 'vitest';
import { readStayFilter } from './stay-filter.ts';

test('a filter is read from the address as the server wants it', () => {
  const texts = {
    keyword: 'Tan',
    shipId: '2',
    floor: '-1',
    roomNumber: '512',
    state: 'in',
    from: '2026-11-01',
  };
  expect(readStayFilter(texts)).toEqual({
    keyword: 'Tan',
    shipId: 2,
    floor: -1,
    roomNumber: '512',
    state: 'in',
    from: '2026-11-01',
  });
});

test('what the server would not understand is not asked for', () => {
  const texts = { shipId: 'x', sailingId: '0', floor: '1.5', state: 'gone', from: '2026-02-30', to: 'soon' };
  expect(readStayFilter(texts)).toEqual({});
});
