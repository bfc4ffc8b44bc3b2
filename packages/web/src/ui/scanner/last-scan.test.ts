import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isQuiet, noteScan } from './last-scan.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const minute = 60_000;
const noon = 1_800_000_000_000;

test('a device on which nothing was ever scanned is quiet', () => {
  expect(isQuiet(noon)).toBe(true);
});

test('for a quarter of an hour after a scan a boarding is under way', () => {
  noteScan(noon);
  expect([0, 15 * minute - 1, 15 * minute].map((later) => isQuiet(noon + later))).toEqual([
    false,
    false,
    true,
  ]);
});

test('a clock that was set back keeps no update away', () => {
  noteScan(noon);
  expect(isQuiet(noon - minute)).toBe(true);
});
