import { expect, test } from 'vitest';
import { createLineSplitter, type Suffix } from './line-splitter.ts';

function split(suffix: Suffix, pieces: readonly (string | Uint8Array)[]) {
  const lines: string[] = [];
  let pause = () => {};
  const splitter = createLineSplitter(
    suffix,
    (line) => lines.push(line),
    (_ms, run) => {
      pause = run;
      return () => {
        pause = () => {};
      };
    },
  );
  for (const piece of pieces)
    splitter.push(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
  return { lines, pause: () => pause() };
}

test.each([
  ['any', ['one\rtwo\nthree\r\nfour']],
  ['any', ['one\r', '\ntwo', '\nthree\r\r\n', 'four']],
  ['cr', ['one\rtwo\rthree\r']],
  ['lf', ['on', 'e\ntw', 'o\nthree\n']],
  ['crlf', ['one\r\ntwo\r', '\nthree\r\n']],
  ['tab', ['one\ttwo\tthree\t']],
] as const)('with the suffix %s lines come out whole, whatever pieces they come in', (suffix, pieces) => {
  expect(split(suffix, pieces).lines).toEqual(['one', 'two', 'three']);
});

test('a suffix that is not the one set ends nothing', () => {
  expect(split('cr', ['one\ntwo\r']).lines).toEqual(['one\ntwo']);
  expect(split('crlf', ['one\rtwo\nthree\r\n']).lines).toEqual(['one\rtwo\nthree']);
});

test('without a suffix a pause ends the code', () => {
  const { lines, pause } = split('none', ['on', 'e']);
  expect(lines).toEqual([]);
  pause();
  expect(lines).toEqual(['one']);
});

test('a letter cut in two by the pieces is one letter', () => {
  const bytes = new TextEncoder().encode('林\r');
  expect(split('cr', [bytes.slice(0, 1), bytes.slice(1)]).lines).toEqual(['林']);
});

test('what never ends is let go, not collected', () => {
  const { lines } = split('cr', ['x'.repeat(20_000)]);
  expect(lines).toEqual(['x'.repeat(20_000)]);
});
