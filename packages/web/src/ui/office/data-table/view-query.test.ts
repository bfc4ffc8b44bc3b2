import { expect, test } from 'vitest';
import { addressToShare, readView, viewQuery } from './view-query.ts';

const filters = ['status', 'from'];

test('a view is the filters, the order and the face of the screen, without the page or an open record', () => {
  expect(viewQuery('?status=paid&sort=date.asc&view=list&page=3&id=7', filters)).toBe(
    'status=paid&sort=date.asc&view=list',
  );
});

test('shown again it takes away what it was kept without', () => {
  expect(readView('status=paid&evil=1', filters)).toEqual({
    page: null,
    status: 'paid',
    from: null,
    sort: null,
    size: null,
    view: null,
    tab: null,
  });
});

test('whom somebody looked for is neither kept in a view nor sent on', () => {
  expect(viewQuery('?status=paid&from=~1a2b3c4d', filters)).toBe('status=paid');
  expect(addressToShare('https://ship.test/orders?status=paid&keyword=~1a2b3c4d&order=7')).toBe(
    'https://ship.test/orders?status=paid&order=7',
  );
});
