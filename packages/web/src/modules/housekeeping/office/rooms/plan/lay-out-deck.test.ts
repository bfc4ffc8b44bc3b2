import { describe, expect, test } from 'vitest';
import { type DeckLayout, layOutDeck } from './lay-out-deck.ts';

type Position = Parameters<typeof layOutDeck>[0][number]['position'];

function cabins(position: Position, from: number, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: from + index,
    number: String(from + index),
    position,
  }));
}

const spotOf = ({ spots }: DeckLayout, id: number) => spots.find((spot) => spot.id === id);

describe('a ship that lies, its bow to the right', () => {
  const deck = layOutDeck(
    [
      ...cabins('starboard', 5101, 16),
      ...cabins('port', 5001, 16),
      ...cabins('stern', 5301, 8),
      ...cabins('bow', 5401, 3),
    ],
    'lying',
  );

  test('has port above, starboard below and a corridor between', () => {
    expect(deck).toMatchObject({ rows: 3, corridor: 2 });
    expect(spotOf(deck, 5001)?.row).toBe(1);
    expect(spotOf(deck, 5101)?.row).toBe(3);
    expect(deck.spots.some(({ row }) => row === 2)).toBe(false);
  });

  test('has its bow at the right end and its stern at the left', () => {
    // Three across the bow: one foremost, two behind it; then sixteen along, then four times two.
    expect(deck.columns).toBe(2 + 16 + 4);
    expect(spotOf(deck, 5401)?.column).toBe(22);
    expect(spotOf(deck, 5402)).toMatchObject({ column: 21, row: 1 });
    expect(spotOf(deck, 5403)).toMatchObject({ column: 21, row: 3 });
    expect(spotOf(deck, 5301)?.column).toBe(4);
    expect(spotOf(deck, 5308)).toMatchObject({ column: 1, row: 3 });
  });

  test('counts from the bow to the stern', () => {
    expect(spotOf(deck, 5001)?.column).toBe(20);
    expect(spotOf(deck, 5016)?.column).toBe(5);
  });

  test('is told as one reads', () => {
    const [first] = deck.spots;
    expect(first?.id).toBe(5307);
    expect(deck.spots.at(-1)?.row).toBe(3);
  });
});

test('a ship that stands has its bow above and port to the left', () => {
  const rooms = [...cabins('port', 1, 4), ...cabins('starboard', 11, 4), ...cabins('bow', 21, 2)];
  const deck = layOutDeck(rooms, 'standing');
  expect(deck).toMatchObject({ columns: 3, rows: 5, corridor: 2 });
  expect(spotOf(deck, 21)).toMatchObject({ column: 1, row: 1 });
  expect(spotOf(deck, 1)).toMatchObject({ column: 1, row: 2 });
  expect(spotOf(deck, 14)).toMatchObject({ column: 3, row: 5 });
});

test('cabins of midship stand between the sides, and there is no corridor', () => {
  const deck = layOutDeck(
    [...cabins('port', 1, 3), ...cabins('midship', 11, 3), ...cabins('starboard', 21, 3)],
    'lying',
  );
  expect(deck.corridor).toBeNull();
  expect([spotOf(deck, 1)?.row, spotOf(deck, 11)?.row, spotOf(deck, 21)?.row]).toEqual([1, 2, 3]);
});

test('numbers are read as people do: 9 before 10', () => {
  const deck = layOutDeck(
    ['10', '9', 'A2', '100'].map((number, id) => ({ id: id + 1, number, position: 'port' as const })),
    'standing',
  );
  expect(deck.spots.map(({ id }) => id)).toEqual([2, 1, 4, 3]);
});

const spreads: [string, Partial<Record<Position, number>>][] = [
  ['all on one side', { port: 40 }],
  ['all in the middle', { midship: 40 }],
  ['all at the bow', { bow: 40 }],
  ['all at the stern', { stern: 40 }],
  ['on both sides', { port: 20, starboard: 20 }],
  ['everywhere', { port: 13, starboard: 13, midship: 8, bow: 3, stern: 3 }],
  ['at the ends', { bow: 20, stern: 20 }],
];

describe('forty cabins', () => {
  test.each(spreads)('%s are each drawn once, within what a screen can show', (_, counts) => {
    const rooms = Object.entries(counts).flatMap(([position, count], index) =>
      cabins(position as Position, index * 1000 + 1, count),
    );
    const deck = layOutDeck(rooms, 'lying');
    expect(deck.spots.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(rooms.map(({ id }) => id));
    expect(new Set(deck.spots.map(({ column, row }) => `${column}/${row}`)).size).toBe(40);
    expect(deck.columns).toBeLessThanOrEqual(24);
    expect(deck.rows).toBeLessThanOrEqual(5);
    for (const { column, row } of deck.spots) {
      expect(column >= 1 && column <= deck.columns && row >= 1 && row <= deck.rows).toBe(true);
      expect(row).not.toBe(deck.corridor);
    }
  });
});

test('a deck without cabins is still a deck', () => {
  expect(layOutDeck([], 'lying')).toEqual({ columns: 2, rows: 3, corridor: 2, spots: [] });
});
