import type { MusterPerson } from '@gangway/contract/boarding/head-count-schemas.ts';
import { expect, test } from 'vitest';
import { musterDecks } from './muster-decks.ts';

const person = (name: string, floor: number | null, roomNumber: string | null) =>
  ({ name, floor, roomNumber }) as MusterPerson;

test('everybody stands once, on their deck and in their room; those without a cabin by themselves', () => {
  const decks = musterDecks([
    person('Ann', 3, '301'),
    person('Ben', 3, '301'),
    person('Cay', 3, '302'),
    person('Dee', 4, '401'),
    person('Eve', null, null),
    person('Fay', null, null),
  ]);
  expect(decks.map(({ floor, people }) => [floor, people])).toEqual([
    [3, 3],
    [4, 1],
    [null, 2],
  ]);
  expect(decks[0]?.rooms.map(({ number, people }) => [number, people.map(({ name }) => name)])).toEqual([
    ['301', ['Ann', 'Ben']],
    ['302', ['Cay']],
  ]);
});
