import { expect, test } from 'vitest';
import { emptyLog, visible, withBytes, withLine } from './serial-log.ts';

test('bytes are shown as digits and as text, with signs for what cannot be seen', () => {
  const { raw } = withBytes(emptyLog, new TextEncoder().encode('A3\r\n'), 5);
  expect(raw).toMatchObject([{ at: 5, hex: '41 33 0d 0a', text: 'A3\u240d\u240a' }]);
  expect(visible('\0\t\x7f')).toBe('\u2400\u2409\u2421');
});

test('the latest stands on top, the oldest fall out, and endless text is cut', () => {
  let log = emptyLog;
  for (let index = 0; index < 60; index += 1) log = withLine(log, `line ${index}`, index);
  expect([log.decoded.length, log.decoded[0]?.text, log.decoded.at(-1)?.text]).toEqual([
    50,
    'line 59',
    'line 10',
  ]);
  expect(withLine(emptyLog, 'x'.repeat(10_000), 0).decoded[0]?.text).toHaveLength(402);
});

test('a line says what it looks like', () => {
  expect(withLine(emptyLog, '34679-ACDEF', 0).decoded[0]?.kind).toBe('serial');
});
