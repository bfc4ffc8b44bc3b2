import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  [
    '../../modules/*/office/**/*.{ts,tsx}',
    '../../office/**/*.{ts,tsx}',
    './**/*.{ts,tsx}',
    '!./operate.ts',
    '!**/*.test.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

test('what the office does, it does by `operate`, which says that an operation failed', () => {
  const calls = Object.entries(sources).flatMap(([file, source]) =>
    callsIn(source).map((text) => ({ file, text })),
  );
  // Reading goes by `callOptions`, and what is composed of it here is stopped by the signal of its query; a
  // field of pictures says itself what became of a file.
  const doing = calls.filter(({ text }) => !/\bsignal\b|\boptions\b/.test(text));
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  expect(calls).not.toEqual([]);
  expect(doing).toEqual([]);
});

/** Every call of the API in a source, from its name to the bracket that ends it. */
function callsIn(source: string): string[] {
  return [...source.matchAll(/\b(?:callApi|uploadFile)\(/g)].map(({ 0: name, index }) =>
    source.slice(index, endOf(source, index + name.length)),
  );
}

function endOf(source: string, start: number): number {
  let depth = 1;
  let at = start;
  for (; depth > 0; at++) depth += Number(source[at] === '(') - Number(source[at] === ')');
  return at;
}
