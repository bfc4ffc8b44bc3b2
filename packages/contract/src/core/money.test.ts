import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';
import { parseMoney } from './parse-money.ts';

const sen = fc.integer({ min: 0, max: 99_999_999_999 });

test('money is shown as RM with two decimals and thousands separators', () => {
  expect(formatMoney(0)).toBe('RM 0.00');
  expect(formatMoney(5)).toBe('RM 0.05');
  expect(formatMoney(123_450)).toBe('RM 1,234.50');
  expect(formatMoney(100_000_000)).toBe('RM 1,000,000.00');
  expect(formatMoney(-5000)).toBe('-RM 50.00');
});

test('what is shown is read back to the sen', () => {
  fc.assert(
    fc.property(sen, (amount) => {
      expect(parseMoney(formatMoney(amount))).toBe(amount);
    }),
  );
});

test('an amount typed with fewer decimals, without separators or with spaces around it is read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (ringgit) => {
      expect(parseMoney(` ${ringgit} `)).toBe(ringgit * 100);
      expect(parseMoney(`${ringgit}.5`)).toBe(ringgit * 100 + 50);
      expect(parseMoney(`rm${ringgit}.05`)).toBe(ringgit * 100 + 5);
    }),
  );
});

test.each([
  '',
  ' ',
  'RM',
  '-1',
  '+1',
  '1.234',
  '1.',
  '.5',
  '1e3',
  '0x10',
  'NaN',
  '1 000',
  '1234567890',
  '12a',
  // A comma that does not part thousands may have been meant as a decimal point.
  '1,23',
  '1,2345',
  ',100',
  '100,',
  '1,,000',
  '1234,567',
])('%j is not an amount', (text) => {
  expect(parseMoney(text)).toBeNull();
});
