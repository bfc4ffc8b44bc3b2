import { defineCall } from '@gangway/contract/core/define-call.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { answerTogether } from './answer-together.ts';

const call = defineCall({
  method: 'POST',
  path: '/x/page',
  summary: 'A list',
  permission: { route: '/ship/shipOrder', access: 'view' } as const,
  body: z.object({ page: z.number() }),
  response: z.object({ page: z.number(), turn: z.number() }),
});

/** Answers that are begun, and end when they are told to. */
function setUp() {
  const begun: PromiseWithResolvers<void>[] = [];
  const handle = answerTogether(call, async ({ body }) => {
    const own = Promise.withResolvers<void>();
    const turn = begun.push(own);
    await own.promise;
    return { page: body.page, turn };
  });
  const ask = async (page: number, more = {}) => {
    const { plain } = await handle({ params: undefined, query: undefined, body: { page }, ...more });
    return JSON.parse(plain.toString()).data;
  };
  return { begun, ask };
}
const soon = () => new Promise((resolve) => setImmediate(resolve));

test('all who ask while one is made get the next, which is begun after the last of them has asked', async () => {
  const { begun, ask } = setUp();
  const first = ask(1);
  const others = [ask(1), ask(1, { caller: { accountId: 7 } }), ask(1)];
  expect(begun).toHaveLength(1);
  begun[0]?.resolve();
  expect(await first).toEqual({ page: 1, turn: 1 });
  await soon();
  begun[1]?.resolve();
  expect(await Promise.all(others)).toEqual(others.map(() => ({ page: 1, turn: 2 })));
  expect(begun).toHaveLength(2);
});

test('whoever asks for something else waits for nobody', async () => {
  const { begun, ask } = setUp();
  const answers = [ask(1), ask(2)];
  expect(begun).toHaveLength(2);
  for (const { resolve } of begun) resolve();
  expect(await Promise.all(answers)).toEqual([
    { page: 1, turn: 1 },
    { page: 2, turn: 2 },
  ]);
});

test('nothing is kept', async () => {
  const { begun, ask } = setUp();
  for (const turn of [1, 2]) {
    const answer = ask(1);
    begun[turn - 1]?.resolve();
    expect(await answer).toEqual({ page: 1, turn });
    await soon();
  }
});
