import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKeptBySailing } from './kept-by-sailing.ts';
import { Seen } from './kept-values.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** What is known of sailings, and which of them were read, time after time. */
function setUp({ most = 100 } = {}) {
  const kept = createKeptBySailing<string>({ keptMs: 1000, most });
  const reads: number[][] = [];
  let edition = 1;
  const read = async (ids: readonly number[]) => {
    reads.push([...ids]);
    const [own] = [edition];
    return new Map(ids.filter((id) => id < 100).map((id) => [id, `${id} v${own}`]));
  };
  const get = async (ids: number[], seen = new Seen()) => [...(await kept.get(ids, seen, read)).values()];
  return { kept, reads, get, sell: (ids: number[]) => ((edition += 1), kept.drop(ids)) };
}

test('only what was sold is read anew, and what others ask for besides', async () => {
  const { reads, get, sell } = setUp();
  expect(await get([1, 2, 3])).toEqual(['1 v1', '2 v1', '3 v1']);
  sell([2, 9]);
  expect(await get([1, 2, 3, 4])).toEqual(['1 v1', '2 v2', '3 v1', '4 v2']);
  expect(reads).toEqual([
    [1, 2, 3],
    [2, 4],
  ]);
});

test('what was read anew after a sale is given up with the others, and all are read at once', async () => {
  const { reads, get, sell } = setUp();
  await get([1, 2]);
  vi.advanceTimersByTime(600);
  sell([2]);
  const seen = new Seen();
  await get([1, 2], seen);
  expect(seen.until - performance.now()).toBe(400);
  vi.advanceTimersByTime(400);
  expect(await get([1, 2])).toEqual(['1 v2', '2 v2']);
  vi.advanceTimersByTime(999);
  await get([1, 2]);
  expect(reads).toEqual([[1, 2], [2], [1, 2]]);
});

test('what was being read when it was sold is for those who asked before, and for nobody else', async () => {
  const kept = createKeptBySailing<string>({ keptMs: 1000, most: 100 });
  const readings: ((own: Map<number, string>) => void)[] = [];
  const read = () => new Promise<Map<number, string>>((resolve) => readings.push(resolve));
  const first = kept.get([1, 2], new Seen(), read);
  const beside = kept.get([2], new Seen(), read);
  kept.drop([2]);
  const after = kept.get([1, 2], new Seen(), read);
  readings[0]?.(
    new Map([
      [1, 'one'],
      [2, 'before'],
    ]),
  );
  readings[1]?.(new Map([[2, 'after']]));
  expect([...(await first).values()]).toEqual(['one', 'before']);
  expect([...(await beside).values()]).toEqual(['before']);
  expect([...(await after).values()]).toEqual(['one', 'after']);
  expect(readings).toHaveLength(2);
});

test('whoever asks is told which were looked at, those of which nothing is known too', async () => {
  const { reads, get } = setUp();
  const seen = new Seen();
  expect(await get([1, 100], seen)).toEqual(['1 v1']);
  expect([...seen]).toEqual([1, 100]);
  await get([100]);
  expect(reads).toEqual([[1, 100]]);
});

test('a failure is told to those who wait and is not kept', async () => {
  const kept = createKeptBySailing<string>({ keptMs: 1000, most: 100 });
  const read = vi
    .fn<() => Promise<Map<number, string>>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue(new Map([[1, 'one']]));
  const both = [kept.get([1], new Seen(), read), kept.get([1], new Seen(), read)];
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect([...(await kept.get([1], new Seen(), read)).values()]).toEqual(['one']);
  expect(read).toHaveBeenCalledTimes(2);
});

test('no more are kept than allowed, however many are asked for', async () => {
  const { reads, get, kept } = setUp({ most: 2 });
  expect(await get([1, 2, 3])).toHaveLength(3);
  await get([2, 3]);
  expect(reads).toEqual([[1, 2, 3]]);
  await get([1]);
  kept.dropAll();
  await get([1]);
  expect(reads).toEqual([[1, 2, 3], [1], [1]]);
});
