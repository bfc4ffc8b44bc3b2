import { expect, test } from 'vitest';
import { askTogether, askTogetherOf } from './ask-together.ts';

function asking() {
  const asked: (readonly number[])[] = [];
  const ask = askTogether(async (keys: readonly number[]) => {
    asked.push(keys);
    if (keys.includes(13)) throw new Error('thirteen');
    return new Map(keys.filter((key) => key > 0).map((key) => [key, `answer ${key}`]));
  }, 32);
  return { ask, asked };
}

test('who comes in one turn is asked for together, each once and with the own answer', async () => {
  const { ask, asked } = asking();
  expect(await Promise.all([ask(1), ask(2), ask(1), ask(-1)])).toEqual([
    'answer 1',
    'answer 2',
    'answer 1',
    undefined,
  ]);
  expect(asked).toEqual([[1, 2, -1]]);
});

test('who comes after the question was asked is given an answer of their own', async () => {
  const asked: (readonly string[])[] = [];
  const { promise: first, resolve: answerFirst } = Promise.withResolvers<ReadonlyMap<string, string>>();
  const ask = askTogether((keys: readonly string[]) => {
    asked.push(keys);
    return asked.length === 1 ? first : Promise.resolve(new Map([['who', 'as it is now']]));
  }, 32);
  const early = ask('who');
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toHaveLength(1);
  expect(await ask('who')).toBe('as it is now');
  answerFirst(new Map([['who', 'as it was']]));
  expect(await early).toBe('as it was');
});

test('a crowd is asked for in several questions of 32', async () => {
  const { ask, asked } = asking();
  const people = Array.from({ length: 70 }, (_, index) => index + 100);
  expect(await Promise.all(people.map(ask))).toEqual(people.map((key) => `answer ${key}`));
  expect(asked.map((keys) => keys.length)).toEqual([32, 32, 6]);
});

test('a failure is told to all it was asked for, and to nobody after', async () => {
  const { ask } = asking();
  const together = await Promise.allSettled([ask(13), ask(14)]);
  expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask(14)).toBe('answer 14');
});

test('those of one source are asked for together, and never with those of another', async () => {
  const asked: [string, readonly number[]][] = [];
  const ask = askTogetherOf(async ({ name }: { name: string }, keys: readonly number[]) => {
    asked.push([name, keys]);
    return new Map(keys.map((key) => [key, `${name} ${key}`]));
  }, 32);
  const [here, there] = [{ name: 'here' }, { name: 'there' }];
  expect(await Promise.all([ask(here, 1), ask(there, 1), ask(here, 2)])).toEqual([
    'here 1',
    'there 1',
    'here 2',
  ]);
  expect(asked).toEqual([
    ['here', [1, 2]],
    ['there', [1]],
  ]);
});
