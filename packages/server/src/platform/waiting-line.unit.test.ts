import { expect, test } from 'vitest';
import { createWaitingLine } from './waiting-line.ts';

const soon = () => new Promise((resolve) => setImmediate(resolve));

/** Work that goes on until it is told to end. */
function pieces() {
  const begun: string[] = [];
  const end = new Map<string, () => void>();
  const piece = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => end.set(name, () => resolve(name)));
  };
  return { begun, piece, end: (name: string) => end.get(name)?.() };
}

test('so many go on at once, the others in the order they came', async () => {
  const { begun, piece, end } = pieces();
  const inTurn = createWaitingLine(2);
  const all = ['one', 'two', 'three', 'four'].map((name) => inTurn(piece(name)));
  expect(begun).toEqual(['one', 'two']);
  end('two');
  await all[1];
  await soon();
  expect(begun).toEqual(['one', 'two', 'three']);
  for (const name of ['one', 'three']) end(name);
  await soon();
  end('four');
  expect(await Promise.all(all)).toEqual(['one', 'two', 'three', 'four']);
});

test('a failure lets the next one in', async () => {
  const inTurn = createWaitingLine(1);
  const failing = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
