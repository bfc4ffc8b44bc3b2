import { describe, expect, test } from 'vitest';
import { createWedgeBuffer } from './wedge-buffer.ts';

/** Texts of ours in this test: a ticket's code, and a serial number. */
const isOurs = (text: string) => text.startsWith('G1.') || /^\d{5}-?[A-F]{5}$/i.test(text);
const ticket = `G1.z.9.${'aB3_-'.repeat(17)}x`;

/** Types a text with the same gap before every key, Enter included; gives what came of it. */
function type(text: string, gapMs: number, buffer = createWedgeBuffer(isOurs), from = 1_000) {
  const steps = Array.from(text).map((character, index) =>
    buffer.key({ character, isEnd: false, at: from + index * gapMs }),
  );
  const end = buffer.key({ character: '', isEnd: true, at: from + text.length * gapMs });
  return { steps, end };
}

describe('a scanner that types', () => {
  test.each([1, 15, 60, 120])('is heard with a ticket code at %i ms between keys', (gap) => {
    expect(type(ticket, gap).end).toEqual({ kind: 'code', text: ticket });
  });

  test.each(['34679-ACDEF', '34679ACDEF', '34679acdef'])('is heard with the serial number %s', (serial) => {
    expect(type(serial, 110).end).toEqual({ kind: 'code', text: serial });
  });

  test('is heard with any text of six characters, if it is faster than people', () => {
    expect(type('abc123', 39).end).toEqual({ kind: 'code', text: 'abc123' });
    expect(type('abc123', 40).end).toEqual({ kind: 'none' });
    expect(type('abc12', 5).end).toEqual({ kind: 'none' });
  });

  test('may stumble once: the mean counts, not each gap', () => {
    const buffer = createWedgeBuffer(isOurs);
    const gaps = [0, 10, 10, 110, 10, 10];
    let at = 0;
    for (const [index, gap] of gaps.entries()) {
      at += gap;
      buffer.key({ character: String(index), isEnd: false, at });
    }
    expect(buffer.key({ character: '', isEnd: true, at: at + 10 })).toEqual({ kind: 'code', text: '012345' });
  });

  test('that reads a page full of text does not fill the memory', () => {
    const { end } = type('x'.repeat(10_000), 1);
    expect(end).toMatchObject({ kind: 'code', text: 'x'.repeat(4_096) });
  });
});

describe('a person who types', () => {
  test('is left alone, also with a serial number', () => {
    expect(type('34679-ACDEF', 121).end).toEqual({ kind: 'none' });
    expect(type('Lim Mei Ling', 90).end).toEqual({ kind: 'none' });
  });

  test('who waits before Enter has typed', () => {
    const buffer = createWedgeBuffer(isOurs);
    for (const [index, character] of Array.from('34679ACDEF').entries())
      buffer.key({ character, isEnd: false, at: index * 20 });
    expect(buffer.key({ character: '', isEnd: true, at: 9 * 20 + 121 })).toEqual({ kind: 'none' });
  });

  test('is not mixed with the scanner that comes after', () => {
    const buffer = createWedgeBuffer(isOurs);
    buffer.key({ character: 'q', isEnd: false, at: 0 });
    expect(type('34679ACDEF', 10, buffer, 500).end).toEqual({ kind: 'code', text: '34679ACDEF' });
  });

  test('who corrects the text has typed', () => {
    const buffer = createWedgeBuffer(isOurs);
    for (const [index, character] of Array.from('34679ACDEF').entries())
      buffer.key({ character, isEnd: false, at: index * 20 });
    buffer.forget();
    expect(buffer.key({ character: '', isEnd: true, at: 200 })).toEqual({ kind: 'none' });
  });
});

test('two codes in a row are two codes', () => {
  const buffer = createWedgeBuffer(isOurs);
  expect(type('34679ACDEF', 10, buffer, 0).end).toMatchObject({ text: '34679ACDEF' });
  expect(type('FEDCA97643', 10, buffer, 120).end).toMatchObject({ text: 'FEDCA97643' });
});

test('the first key of a code is told, so that its field can be remembered', () => {
  expect(type('34679ACDEF', 10).steps.map(({ kind }) => kind)).toEqual(['first', ...Array(9).fill('more')]);
});
