import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './project.mjs';
import { problemsOf, readLines } from './spec-coverage.mjs';

const lines = readLines(readFileSync(`${root}/docs/spec-coverage.md`, 'utf8'));

function read(file) {
  const place = `${root}/${file}`;
  if (!existsSync(place)) return null;
  return statSync(place).isDirectory() ? '' : readFileSync(place, 'utf8');
}

test('every line of the specification lives somewhere, and a test that is there shows it', () => {
  expect(lines.length).toBeGreaterThan(150);
  expect(lines.flatMap((line) => problemsOf(line, read))).toEqual([]);
});

test('nothing is left open', () => {
  expect(lines.filter(({ isOpen }) => isOpen).map(({ quote }) => quote)).toEqual([]);
});

test.each([
  [
    'a file that is gone',
    '| a rule | [a.ts](../a.ts) | [b.test.ts](../b.test.ts) “it holds” |',
    'a.ts is not there',
  ],
  [
    'a test that is gone',
    '| a rule | [c.ts](../c.ts) | [b.test.ts](../b.test.ts) “it sways” |',
    'no test “it sways”',
  ],
  [
    'a file of tests that is gone',
    '| a rule | [c.ts](../c.ts) | [d.test.ts](../d.test.ts) “it holds” |',
    'd.test.ts is not there',
  ],
  ['a line without a test', '| a rule | [c.ts](../c.ts) | somebody saw it |', 'no test shows it'],
  [
    'a line without a place',
    '| a rule | everywhere | [b.test.ts](../b.test.ts) “it holds” |',
    'where it lives',
  ],
])('%s is found', (_, line, problem) => {
  const files = { 'c.ts': 'const c = 1;', 'b.test.ts': "test('it holds', () => {});" };
  const [read] = readLines(line);
  expect(problemsOf(read, (file) => files[file] ?? null)).toEqual([expect.stringContaining(problem)]);
});
