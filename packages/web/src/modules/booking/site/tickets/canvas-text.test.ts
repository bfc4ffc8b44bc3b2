import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrapText } from './canvas-text.ts';

/** Every character is one unit wide. */
const length = (part: string) => Array.from(part).length;

test('words stay whole where they fit, and Chinese breaks between characters', () => {
  expect(wrapText('Tan Mei Ling', 8, length)).toEqual(['Tan Mei', 'Ling']);
  expect(wrapText('巴生港夜间航次', 4, length)).toEqual(['巴生港夜', '间航次']);
  expect(wrapText('short', 20, length)).toEqual(['short']);
});

test('a word wider than the line is broken', () => {
  expect(wrapText('a Wolfeschlegelstein', 6, length)).toEqual(['a', 'Wolfes', 'chlege', 'lstein']);
});

test('no line is too wide and nothing but spaces is lost', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.integer({ min: 2, max: 30 }),
      (text, width) => {
        const lines = wrapText(text, width, length);
        for (const line of lines) expect(length(line)).toBeLessThanOrEqual(width);
        const bare = (some: string) => some.replaceAll(/\s/gu, '');
        expect(bare(lines.join(''))).toBe(bare(text));
      },
    ),
  );
});
