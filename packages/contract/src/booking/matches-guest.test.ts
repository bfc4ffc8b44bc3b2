import { expect, test } from 'vitest';
import { matchesGuest } from './matches-guest.ts';

const guest = { name: 'Tan Mei Ling', orderNo: 'GW-7K2M', phone: '+60123456789' };

test.each(['', 'mei', 'gw-7k', '012-345 6789', '+60 12', '6789'])('%j means her', (typed) => {
  expect(matchesGuest(guest, typed)).toBe(true);
});

test.each(['lim', '00', '999', 'x6789'])('%j does not', (typed) => {
  expect(matchesGuest(guest, typed)).toBe(false);
});
