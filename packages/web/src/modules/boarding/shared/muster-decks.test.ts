import { expect, test } from 'vitest';
import { musterDecks } from './muster-decks.ts';

const person = (name: string, floor: number | null, roomNumber: string | null) => ({
  name,
  floor,
  roomNumber,
});

test('everybody stands once, on their deck and in their room; those without a cabin by themselves at the end', () => {
  const decks = musterDecks([
    person('Fay', null, null),
    person('Dee', 4, '2'),
    person('Ben', 3, '10'),
    person('Cay', 3, '9'),
    person('Ann', 3, '10'),
    person('Eve', null, null),
  ]);
  expect(decks.map(({ floor, people }) => [floor, people])).toEqual([
    [3, 3],
    [4, 1],
    [null, 2],
  ]);
  expect(
    decks.map(({ rooms }) => rooms.map(({ number, people }) => [number, people.map(({ name }) => name)])),
  ).toEqual([
    [
      ['9', ['Cay']],
      ['10', ['Ann', 'Ben']],
    ],
    [['2', ['Dee']]],
    [[null, ['Eve', 'Fay']]],
  ]);
});

test('a room this ship does not have stands with those without a cabin, under its number', () => {
  const decks = musterDecks([person('Ann', null, null), person('Ben', null, 'X7')]);
  expect(decks).toHaveLength(1);
  expect(decks[0]?.rooms.map(({ number }) => number)).toEqual(['X7', null]);
});
