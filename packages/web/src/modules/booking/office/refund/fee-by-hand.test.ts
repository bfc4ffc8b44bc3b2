import { expect, test } from 'vitest';
import { readFee, withFee } from './fee-by-hand.ts';

test('a fee is read as typed, one beyond all money is too much and not unreadable', () => {
  expect(readFee('25.50')).toBe(2550);
  expect(readFee('99999999999')).toBe(Number.POSITIVE_INFINITY);
  expect(readFee('1,50')).toBeNull();
  expect(readFee('abc')).toBeNull();
});

test('people bear a fee by what was paid for them, and together to the sen', () => {
  const line = (paidSen: number) => ({ ticketId: 1, name: 'Tan', paidSen, feeSen: 0, backSen: paidSen });
  const borne = withFee([line(10_000), line(10_000), line(10_000)], 1000);
  expect(borne.map(({ feeSen }) => feeSen)).toEqual([333, 334, 333]);
  expect(borne.reduce((sum, { backSen }) => sum + backSen, 0)).toBe(29_000);
  expect(withFee([line(0)], 0)).toMatchObject([{ feeSen: 0, backSen: 0 }]);
});
