import { expect, test } from 'vitest';
import { createShareNext } from './share-next.ts';

const soon = () => new Promise((resolve) => setImmediate(resolve));

/** Work that is under way until it is told that it is done, or that it failed. */
function setUp() {
  const begun: string[] = [];
  const ways: { end(): void; fail(): void }[] = [];
  const share = createShareNext<number>();
  const ask = (key: string) =>
    share(key, () => {
      const turn = begun.push(key);
      return new Promise((resolve, reject) =>
        ways.push({ end: () => resolve(turn), fail: () => reject(new Error('lost')) }),
      );
    });
  return { begun, ways, ask };
}

test('whoever comes while it is under way shares the next one', async () => {
  const { begun, ways, ask } = setUp();
  const first = ask('a');
  const [second, third] = [ask('a'), ask('a')];
  expect(begun).toEqual(['a']);
  ways[0]?.end();
  expect(await first).toBe(1);
  await soon();
  expect(begun).toEqual(['a', 'a']);
  const fourth = ask('a');
  ways[1]?.end();
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  await soon();
  expect(begun).toEqual(['a', 'a', 'a']);
  ways[2]?.end();
  await fourth;
  await soon();
  void ask('a');
  expect(begun).toHaveLength(4);
});

test('what is asked for others waits for nobody', () => {
  const { begun, ask } = setUp();
  void ask('a');
  void ask('b');
  expect(begun).toEqual(['a', 'b']);
});

test('what fails is heard by those it was done for, and by nobody who comes after', async () => {
  const { ways, ask } = setUp();
  const first = ask('a');
  const second = ask('a');
  ways[0]?.fail();
  await expect(first).rejects.toThrow('lost');
  await soon();
  ways[1]?.end();
  await expect(second).resolves.toBe(2);
  const third = ask('a');
  ways[2]?.fail();
  await expect(third).rejects.toThrow('lost');
  const fourth = ask('a');
  ways[3]?.end();
  await expect(fourth).resolves.toBe(4);
});
