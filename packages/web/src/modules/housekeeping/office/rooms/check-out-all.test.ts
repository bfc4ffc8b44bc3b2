import { expect, test } from 'vitest';
import { checkOutAll } from './check-out-all.ts';

function server(answers: { done: number; left: number }[]) {
  let asked = 0;
  return {
    endSome: async () => {
      const answer = answers[asked];
      asked += 1;
      if (!answer) throw new Error('asked once too often');
      return answer;
    },
  };
}

test('it asks until none is left, and tells how far it is', async () => {
  const told: unknown[] = [];
  const { endSome } = server([
    { done: 20, left: 25 },
    { done: 20, left: 5 },
    { done: 5, left: 0 },
  ]);
  expect(await checkOutAll(endSome, (step) => told.push(step))).toBe(45);
  expect(told).toEqual([
    { done: 20, left: 25 },
    { done: 40, left: 5 },
    { done: 45, left: 0 },
  ]);
});

test('it does not ask for ever where nothing moves, and stops where it is refused', async () => {
  expect(await checkOutAll(server([{ done: 0, left: 3 }]).endSome, () => {})).toBe(0);
  await expect(checkOutAll(server([]).endSome, () => {})).rejects.toThrow('too often');
});
