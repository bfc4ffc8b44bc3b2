import { afterEach, expect, test, vi } from 'vitest';
import { createTurns } from './take-turns.ts';
import { WaitedTooLong } from './waited-too-long.ts';

const patienceMs = 10_000;
afterEach(() => vi.useRealTimers());

const soon = () => new Promise((resolve) => setImmediate(resolve));

/** Work that is under way until it is told that it is done, or that it failed. */
function setUp() {
  const begun: string[] = [];
  const ways: PromiseWithResolvers<void>[] = [];
  const inTurn = createTurns(patienceMs);
  const ask = (of: string, name: string) =>
    inTurn(of, async (hasWaited) => {
      begun.push(`${name}${hasWaited ? ' waited' : ''}`);
      const way = Promise.withResolvers<void>();
      ways.push(way);
      await way.promise;
      return name;
    });
  return { begun, ways, ask };
}

test('one after the other, in the order they came, whether the one before was done or failed', async () => {
  const { begun, ways, ask } = setUp();
  const all = [ask('a', 'first'), ask('a', 'second'), ask('a', 'third')];
  expect(begun).toEqual(['first']);
  ways[0]?.reject(new Error('lost'));
  await expect(all[0]).rejects.toThrow('lost');
  await soon();
  expect(begun).toEqual(['first', 'second waited']);
  ways[1]?.resolve();
  expect(await all[1]).toBe('second');
  await soon();
  ways[2]?.resolve();
  expect(await all[2]).toBe('third');
  expect(begun).toEqual(['first', 'second waited', 'third waited']);
});

test('others wait for nobody, nor does who comes when all before is done', async () => {
  const { begun, ways, ask } = setUp();
  const first = ask('a', 'first');
  void ask('b', 'other');
  expect(begun).toEqual(['first', 'other']);
  ways[0]?.resolve();
  await first;
  await soon();
  void ask('a', 'later');
  expect(begun).toEqual(['first', 'other', 'later']);
});

test('whose turn does not come in time gives up, and whoever comes after waits all the same for who is at it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { begun, ways, ask } = setUp();
  const first = ask('a', 'first');
  const second = ask('a', 'second');
  vi.advanceTimersByTime(patienceMs - 1);
  const third = ask('a', 'third');
  vi.advanceTimersByTime(1);
  await expect(second).rejects.toThrow(WaitedTooLong);
  await soon();
  expect(begun).toEqual(['first']);
  ways[0]?.resolve();
  expect(await first).toBe('first');
  await soon();
  expect(begun).toEqual(['first', 'third waited']);
  vi.advanceTimersByTime(patienceMs);
  ways[1]?.resolve();
  expect(await third).toBe('third');
});
