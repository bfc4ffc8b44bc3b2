import { expect, test } from 'vitest';
import { pickEncoding } from './pick-encoding.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
  ['br;q=0, gzip;q=1.0', 'gzip'],
  ['br;q=0.5, gzip', 'br'],
  ['br; q=0.000,gzip;q=0', undefined],
  ['br;q=0;x=1, GZIP;Q=0.5', 'gzip'],
  ['gzip;Q=0', undefined],
  ['brotli, gzipped', undefined],
])('%s is answered in %s', (accepted, encoding) => {
  expect(pickEncoding(accepted)).toBe(encoding);
});
