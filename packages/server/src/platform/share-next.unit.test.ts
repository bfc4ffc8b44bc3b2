import { expect, test } from 'vitest';
import { shareNext } from './share-next.ts';

const soon = () => new Promise((resolve) => setImmediate(resolve));

/** Work that is under way until it is told what it came to, or that it failed. */
function setUp() {
  const begun: string[] = [];
  const ways: { end(came: number): void; fail(): void }[] = [];
  const ask = shareNext((key: string) => {
    begun.push(key);
    return new Promise<number>((end, reject) => ways.push({ end, fail: () => reject(new Error('lost')) }));
  });
  return { begun, ways, ask };
}

test('whoever comes while it is under way shares the next one, and is told what both came to', async () => {
  const { begun, ways, ask } = setUp();
  const first = ask('a');
  const [second, third] = [ask('a'), ask('a')];
  expect(begun).toEqual(['a']);
  ways[0]?.end(1);
  expect(await first).toBe(1);
  await soon();
  expect(begun).toEqual(['a', 'a']);
  const fourth = ask('a');
  ways[1]?.end(10);
  expect(await Promise.all([second, third])).toEqual([11, 11]);
  await soon();
  ways[2]?.end(100);
  expect(await fourth).toBe(110);
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
  ways[1]?.end(2);
  expect(await second).toBe(2);
  const third = ask('a');
  ways[2]?.fail();
  await expect(third).rejects.toThrow('lost');
  const fourth = ask('a');
  ways[3]?.end(3);
  expect(await fourth).toBe(3);
});
