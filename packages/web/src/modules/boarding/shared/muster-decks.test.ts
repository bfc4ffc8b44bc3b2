import { expect, test } from 'vitest';
import { i18n } from '#lib/i18n.ts';
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

test('names stand as the language of the reader sorts them: Chinese ones by their sound', () => {
  const people = ['张伟', '李娜', '陈静', 'Ahmad'].map((name) => person(name, null, null));
  const namesIn = (locale: string) => {
    i18n.loadAndActivate({ locale, messages: {} });
    return musterDecks(people).flatMap(({ rooms }) =>
      rooms.flatMap((room) => room.people.map(({ name }) => name)),
    );
  };
  expect(namesIn('zh')).toEqual(['陈静', '李娜', '张伟', 'Ahmad']);
  expect(namesIn('en')[0]).toBe('Ahmad');
});
