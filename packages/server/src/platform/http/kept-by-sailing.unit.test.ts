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
    const own = edition;
    return new Map(ids.filter((id) => id < 100).map((id) => [id, `${id} v${own}`]));
  };
  const get = async (ids: number[], seen = new Seen()) => [...(await kept.get(ids, seen, read)).values()];
  return { kept, reads, get, sell: (ids: number[]) => ((edition += 1), kept.drop(ids)) };
}

/** What is read comes when it is told to. */
function setUpSlow() {
  const kept = createKeptBySailing<string>({ keptMs: 1000, most: 100 });
  const readings: (PromiseWithResolvers<Map<number, string>> & { ids: readonly number[] })[] = [];
  return {
    kept,
    readings,
    read(ids: readonly number[]) {
      const reading = { ids, ...Promise.withResolvers<Map<number, string>>() };
      readings.push(reading);
      return reading.promise;
    },
    /** The same of all that it was asked for. */
    answer(index: number, own: string) {
      readings[index]?.resolve(new Map(readings[index].ids.map((id) => [id, own])));
    },
  };
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

test('all is given up at once, whenever it was read, and read at once', async () => {
  const { reads, get, sell } = setUp();
  await get([1]);
  vi.advanceTimersByTime(500);
  await get([1, 2]);
  vi.advanceTimersByTime(100);
  sell([2]);
  const seen = new Seen();
  await get([1, 2], seen);
  expect(seen.until - performance.now()).toBe(400);
  vi.advanceTimersByTime(400);
  expect(await get([1, 2])).toEqual(['1 v2', '2 v2']);
  vi.advanceTimersByTime(999);
  await get([1, 2]);
  expect(reads).toEqual([[1], [2], [2], [1, 2]]);
});

test('what is being read when all is given up is waited for and not read twice', async () => {
  const { kept, answer, readings, read } = setUpSlow();
  const first = kept.get([1], new Seen(), read);
  vi.advanceTimersByTime(1000);
  const second = kept.get([1], new Seen(), read);
  answer(0, 'once');
  expect([...(await first), ...(await second)]).toEqual([
    [1, 'once'],
    [1, 'once'],
  ]);
  expect(readings).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  const third = kept.get([1], new Seen(), read);
  answer(1, 'anew');
  expect([...(await third).values()]).toEqual(['anew']);
});

test('what was being read when it was sold is for those who asked before, and for nobody else', async () => {
  const { kept, answer, readings, read } = setUpSlow();
  const first = kept.get([1, 2], new Seen(), read);
  const beside = kept.get([2], new Seen(), read);
  kept.drop([2]);
  const after = kept.get([1, 2], new Seen(), read);
  answer(0, 'before');
  answer(1, 'after');
  expect([...(await first).values()]).toEqual(['before', 'before']);
  expect([...(await beside).values()]).toEqual(['before']);
  expect([...(await after).values()]).toEqual(['before', 'after']);
  expect(readings.map(({ ids }) => ids)).toEqual([[1, 2], [2]]);
});

test('what was being read when everything changed is read again for who asks then', async () => {
  const { kept, answer, read } = setUpSlow();
  const first = kept.get([1], new Seen(), read);
  kept.dropAll();
  const second = kept.get([1], new Seen(), read);
  answer(1, 'after');
  answer(0, 'before');
  expect([...(await first).values()]).toEqual(['before']);
  expect([...(await second).values()]).toEqual(['after']);
  expect([...(await kept.get([1], new Seen(), read)).values()]).toEqual(['after']);
});

test('a failure of what was begun before a sale leaves what was read after it', async () => {
  const { kept, answer, readings, read } = setUpSlow();
  const first = kept.get([1], new Seen(), read);
  kept.drop([1]);
  const second = kept.get([1], new Seen(), read);
  readings[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  answer(1, 'after');
  await second;
  expect([...(await kept.get([1], new Seen(), read)).values()]).toEqual(['after']);
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
