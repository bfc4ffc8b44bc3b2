import { expect, test } from 'vitest';
import { aboutEntry } from './about-entry.ts';

const plain = { other: null, reason: '', reference: '', kind: 'recharge' } as const;

test('a recharge is told by its number, taken at the desk or paid online', () => {
  expect(aboutEntry({ ...plain, reference: 'RC26111700001' })).toBe('RC26111700001');
  expect(aboutEntry({ ...plain, reference: 'RC26111700001/55' })).toBe('RC26111700001');
});

test('another entry is told by who was on the other side and why, never by what joins it to a payment', () => {
  expect(aboutEntry({ ...plain, kind: 'allocation', other: 'Lim', reason: 'June', reference: '3/k' })).toBe(
    'Lim · June',
  );
  expect(aboutEntry({ ...plain, kind: 'orderPayment', reference: 'payment 55' })).toBe('');
});
