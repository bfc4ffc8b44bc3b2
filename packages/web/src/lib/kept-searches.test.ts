import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSearches, isMark, isPersonal, markOf, textOf } from './kept-searches.ts';

beforeEach(() => {
  const storage = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void delete storage[key],
  });
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => {
  forgetSearches();
  vi.unstubAllGlobals();
});

test.each(['A1234567', '880101-14-5678', '+60 12-345 6789', '0123', 'tan@example.com', 'C01X00T47'])(
  '%s may be of a person',
  (text) => expect(isPersonal(text)).toBe(true),
);

test.each(['Tan Wei Ming', '陈伟明', 'superagent2', 'GW261115K7M2QX', 'gr34679acdef', 'PY261115ACDEFGHJ'])(
  '%s may stand in an address',
  (text) => {
    expect(isPersonal(text)).toBe(false);
    expect(markOf(1, text)).toBe(text);
  },
);

test('the same text has the same mark, each its own, and only who looked for it reads it', () => {
  const mark = markOf(1, 'A1234567');
  expect(mark).not.toContain('1234567');
  expect(isMark(mark)).toBe(true);
  expect(markOf(1, 'A1234567')).toBe(mark);
  expect(markOf(1, 'A1234568')).not.toBe(mark);
  expect(textOf(1, mark)).toBe('A1234567');
  expect(textOf(2, mark)).toBeNull();
});

test('what looks like a mark when it is typed is kept too', () => {
  expect(textOf(1, markOf(1, '~tan'))).toBe('~tan');
});

test('after a logout nothing of it is left', () => {
  const mark = markOf(1, 'A1234567');
  forgetSearches();
  expect(textOf(1, mark)).toBeNull();
  expect(JSON.stringify(sessionStorage)).not.toContain('A1234567');
});
