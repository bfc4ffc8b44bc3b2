import { defineCall } from '@gangway/contract/core/define-call.ts';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createKeptAnswers } from './kept-answers.ts';

const call = defineCall({
  method: 'GET',
  path: '/places',
  summary: '',
  permission: 'public',
  response: z.number(),
});
const later = 60_000;

/** Something that is looked up one by one, as the test lets it. */
function database() {
  const asked: { seen: Set<number>; answer: PromiseWithResolvers<number> }[] = [];
  const look = (seen: Set<number>) => {
    const answer = Promise.withResolvers<number>();
    asked.push({ seen, answer });
    return answer.promise;
  };
  return { asked, look };
}
const shown = async (answer: ReturnType<ReturnType<typeof createKeptAnswers>['answer']>) =>
  JSON.parse((await answer).plain.toString()).data;
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('who asks the same at once, or a moment later, is given one answer', async () => {
  const kept = createKeptAnswers(later);
  const look = vi.fn<() => Promise<number>>(async () => 7);
  const both = [kept.answer(call, { month: 'a' }, look), kept.answer(call, { month: 'a' }, look)];
  expect(await Promise.all(both.map(shown))).toEqual([7, 7]);
  expect(await shown(kept.answer(call, { month: 'a' }, look))).toBe(7);
  expect(look).toHaveBeenCalledTimes(1);
  await kept.answer(call, { month: 'b' }, look);
  expect(look).toHaveBeenCalledTimes(2);
});

test('what was begun before a sale is given to nobody who asks after it, and one is made at a time', async () => {
  const kept = createKeptAnswers(later);
  const { asked, look } = database();
  const before = shown(kept.answer(call, null, look));
  await turn();
  kept.dropSailings([5]);
  const after = [shown(kept.answer(call, null, look)), shown(kept.answer(call, null, look))];
  await turn();
  expect(asked).toHaveLength(1);
  asked[0]?.answer.resolve(10);
  expect(await before).toBe(10);
  await turn();
  expect(asked).toHaveLength(2);
  asked[1]?.answer.resolve(9);
  expect(await Promise.all(after)).toEqual([9, 9]);
  expect(await shown(kept.answer(call, null, look))).toBe(9);
});

test('what waits for its turn is not old when something is sold: it has not looked yet', async () => {
  const kept = createKeptAnswers(later);
  const { asked, look } = database();
  void kept.answer(call, null, look);
  await turn();
  kept.dropAll();
  const waiting = shown(kept.answer(call, null, look));
  kept.dropSailings([1]);
  const joined = shown(kept.answer(call, null, look));
  asked[0]?.answer.resolve(1);
  await turn();
  asked[1]?.answer.resolve(2);
  expect(await Promise.all([waiting, joined])).toEqual([2, 2]);
  expect(asked).toHaveLength(2);
});

test('a sale ends the answers that looked at its sailing, and leaves the others', async () => {
  const kept = createKeptAnswers(later);
  const look = vi.fn<(id: number, seen: Set<number>) => Promise<number>>(async (id, seen) => {
    seen.add(id);
    return id;
  });
  const ask = (id: number) => kept.answer(call, id, (seen) => look(id, seen));
  await Promise.all([ask(1), ask(2)]);
  kept.dropSailings([2]);
  await Promise.all([ask(1), ask(2)]);
  expect(look.mock.calls.map(([id]) => id)).toEqual([1, 2, 2]);
});

test('a failure is told to those who wait and is not kept', async () => {
  const kept = createKeptAnswers(later);
  const look = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue(3);
  const both = [kept.answer(call, null, look), kept.answer(call, null, look)];
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await shown(kept.answer(call, null, look))).toBe(3);
  expect(look).toHaveBeenCalledTimes(2);
});

test('an answer that is not what the contract says is not given', async () => {
  const kept = createKeptAnswers(later);
  await expect(kept.answer(call, null, async () => 'seven' as never)).rejects.toThrow('/places');
});

test('ways of asking that are made from the same part have it made once, and with it are dropped', async () => {
  const kept = createKeptAnswers(later);
  const month = vi.fn<(seen: Set<number>) => Promise<number>>(async (seen) => seen.add(5).size);
  const ask = (way: number) =>
    shown(kept.answer(call, way, async (seen) => way + (await kept.part('month', seen, month))));
  expect(await Promise.all([ask(10), ask(20)])).toEqual([11, 21]);
  expect(month).toHaveBeenCalledTimes(1);
  kept.dropSailings([6]);
  await ask(30);
  expect(month).toHaveBeenCalledTimes(1);
  kept.dropSailings([5]);
  const other = vi.fn<() => Promise<number>>(async () => 7);
  expect(await shown(kept.answer(call, 10, other))).toBe(7);
  await ask(40);
  expect(month).toHaveBeenCalledTimes(2);
});

test('a part that was begun before a sale is in no answer that is begun after it', async () => {
  const kept = createKeptAnswers(later);
  const { asked, look } = database();
  const ask = (way: string) => shown(kept.answer(call, way, (seen) => kept.part('month', seen, look)));
  const before = ask('a');
  await turn();
  kept.dropSailings([5]);
  const after = ask('b');
  await turn();
  asked[0]?.answer.resolve(10);
  expect(await before).toBe(10);
  await turn();
  asked[1]?.answer.resolve(9);
  expect(await after).toBe(9);
});

test('a few answers are made at once, the others wait for their turn, also after a failure', async () => {
  const kept = createKeptAnswers(later, { atOnce: 2 });
  const { asked, look } = database();
  const answers = Promise.allSettled([1, 2, 3, 4].map((way) => shown(kept.answer(call, way, look))));
  await turn();
  expect(asked).toHaveLength(2);
  asked[0]?.answer.reject(new Error('away'));
  await turn();
  expect(asked).toHaveLength(3);
  for (const { answer } of asked) answer.resolve(1);
  await turn();
  expect(asked).toHaveLength(4);
  asked[3]?.answer.resolve(1);
  expect((await answers).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});

test('so many are kept and no more, and with no time at all none is', async () => {
  const look = vi.fn<() => Promise<number>>(async () => 1);
  const few = createKeptAnswers(later, { entries: 2, bytes: 1000 });
  for (const month of ['a', 'b', 'c', 'c', 'b', 'a']) await few.answer(call, month, look);
  expect(look).toHaveBeenCalledTimes(4);
  const light = createKeptAnswers(later, { entries: 2, bytes: 60 });
  for (const month of ['a', 'b', 'c', 'b']) await light.answer(call, month, look);
  expect(look).toHaveBeenCalledTimes(8);
  const none = createKeptAnswers(0);
  await Promise.all([none.answer(call, 'a', look), none.answer(call, 'a', look)]);
  expect(look).toHaveBeenCalledTimes(10);
});
