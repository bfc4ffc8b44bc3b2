import { afterEach, expect, test, vi } from 'vitest';
import { doTogether } from './do-together.ts';
import { WaitedTooLong } from './waited-too-long.ts';

interface Piece {
  name: string;
  place: number;
  marks?: readonly string[];
  isAlone?: boolean;
  /** Somebody is at it. */
  isHeld?: boolean;
}

afterEach(() => vi.useRealTimers());

const soon = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

/** Batches that are under way until they are told to end, by their names. With somebody bad in it each has to be done alone. */
function desk({ atOnce = 1, most = 3, patienceMs = 60_000 } = {}) {
  const begun: string[] = [];
  const ways = new Map<string, { end(): void; fail(error: Error): void }>();
  const begin = <T>(name: string, answer: () => T) => {
    begun.push(name);
    return new Promise<T>((resolve, fail) => ways.set(name, { end: () => resolve(answer()), fail }));
  };
  const take = doTogether<Piece, string>({
    atOnce,
    most,
    patienceMs,
    placeOf: ({ place }) => place,
    marksOf: ({ marks = [] }) => marks,
    goesAlone: ({ isAlone = false }) => isAlone,
    alone: ({ name, isHeld }) => begin(name, () => (isHeld ? null : `${name} alone`)),
    patiently: ({ name }) => begin(`${name} patiently`, () => `${name} at last`),
    together: (pieces) => {
      const names = pieces.map(({ name }) => name);
      return begin(names.join(' '), () =>
        names.includes('bad') ? null : names.map((name) => `${name} done`),
      );
    },
  });
  const end = async (name: string) => {
    ways.get(name)?.end();
    await soon();
  };
  return { begun, take, end, fail: (name: string, error: Error) => ways.get(name)?.fail(error) };
}

const at = (place: number, ...names: string[]): Piece[] => names.map((name) => ({ name, place }));

test('who comes at the same moment goes together, so many at most, in the order they came', async () => {
  const { begun, take, end } = desk();
  const answers = Promise.all(at(1, 'a', 'b', 'c', 'd').map(take));
  await soon();
  expect(begun).toEqual(['a b c']);
  await end('a b c');
  expect(begun).toEqual(['a b c', 'd']);
  await end('d');
  expect(await answers).toEqual(['a done', 'b done', 'c done', 'd alone']);
});

test('who comes alone waits for nobody, and who comes meanwhile goes with the next', async () => {
  const { begun, take, end } = desk();
  const first = take({ name: 'first', place: 1 });
  await soon();
  const rest = Promise.all(at(1, 'second', 'third').map(take));
  await soon();
  expect(begun).toEqual(['first']);
  await end('first');
  expect(await first).toBe('first alone');
  expect(begun).toEqual(['first', 'second third']);
  await end('second third');
  await rest;
});

test('a place is in one batch at a time, and keeps nobody of another waiting', async () => {
  const { begun, take, end } = desk({ atOnce: 2 });
  const here = Promise.all(at(1, 'a').map(take));
  await soon();
  const mixed = Promise.all([...at(1, 'b'), ...at(2, 'c')].map(take));
  await soon();
  expect(begun).toEqual(['a', 'c']);
  await end('a');
  expect(begun).toEqual(['a', 'c', 'b']);
  await end('c');
  await end('b');
  expect(await Promise.all([here, mixed])).toEqual([['a alone'], ['b alone', 'c alone']]);
});

test('what has a mark in common is never in the same batch', async () => {
  const { begun, take, end } = desk();
  const pieces = [
    { name: 'a', place: 1, marks: ['x', 'y'] },
    { name: 'b', place: 2, marks: ['y'] },
    { name: 'c', place: 3, marks: ['z'] },
  ];
  const all = Promise.all(pieces.map(take));
  await soon();
  expect(begun).toEqual(['a c']);
  await end('a c');
  expect(begun).toEqual(['a c', 'b']);
  await end('b');
  await all;
});

test('what cannot be done together is done alone, before whoever came later, and keeps nobody of another place waiting', async () => {
  const { begun, take, end } = desk({ atOnce: 2 });
  const all = Promise.all([...at(1, 'a', 'bad'), ...at(2, 'c')].map(take));
  await soon();
  const later = Promise.all([...at(1, 'd'), ...at(3, 'e')].map(take));
  await soon();
  await end('a bad c');
  // The first two are of one place: the second of them waits for the first.
  expect(begun).toEqual(['a bad c', 'e', 'a']);
  await end('e');
  expect(begun.slice(3)).toEqual(['c']);
  await end('c');
  await end('a');
  expect(begun.slice(4)).toEqual(['bad']);
  await end('bad');
  await end('d');
  expect(begun.slice(5)).toEqual(['d']);
  expect(await Promise.all([all, later])).toEqual([
    ['a alone', 'bad alone', 'c alone'],
    ['d alone', 'e alone'],
  ]);
});

test('whoever has to wait for somebody keeps nobody else from their turn, but whoever comes for the same place', async () => {
  const { begun, take, end } = desk({ atOnce: 1 });
  const held = take({ name: 'held', place: 1, isHeld: true });
  const other = take({ name: 'other', place: 2, isHeld: true, isAlone: true });
  await soon();
  await end('held');
  expect(begun).toEqual(['held', 'held patiently', 'other']);
  await end('other');
  const rest = Promise.all([...at(1, 'same'), ...at(3, 'free')].map(take));
  await soon();
  expect(begun.slice(3)).toEqual(['free']);
  await end('free');
  await end('held patiently');
  expect(begun.slice(4).toSorted()).toEqual(['other patiently', 'same']);
  await end('same');
  await end('other patiently');
  expect(await Promise.all([held, other, rest])).toEqual([
    'held at last',
    'other at last',
    ['same alone', 'free alone'],
  ]);
});

test('who goes alone in any case is in no batch, and has a turn like everybody', async () => {
  const { begun, take, end } = desk();
  const all = Promise.all([...at(1, 'a'), { name: 'b', place: 2, isAlone: true }, ...at(3, 'c')].map(take));
  await soon();
  expect(begun).toEqual(['a c']);
  await end('a c');
  await end('b');
  expect(await all).toEqual(['a done', 'b alone', 'c done']);
});

test('so does who has to, as it is known by then', async () => {
  const { begun, take, end } = desk({ atOnce: 1 });
  const suspect: Piece = { name: 'b', place: 2 };
  const all = Promise.all([...at(1, 'a'), ...at(1, 'd')].map(take));
  await soon();
  const later = Promise.all([suspect, ...at(3, 'c')].map(take));
  await soon();
  suspect.isAlone = true;
  for (const name of ['a d', 'b', 'c']) await end(name);
  expect(begun).toEqual(['a d', 'b', 'c']);
  expect(await Promise.all([all, later])).toEqual([
    ['a done', 'd done'],
    ['b alone', 'c alone'],
  ]);
});

test('what a batch fails with all of it hear, and nobody after', async () => {
  const { begun, take, end, fail } = desk({ most: 2 });
  const outcome = Promise.allSettled(at(1, 'e', 'f', 'g').map(take));
  await soon();
  fail('e f', new Error('away'));
  await soon();
  await end('g');
  expect(begun).toEqual(['e f', 'g']);
  expect((await outcome).map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual(
    ['Error: away', 'Error: away', 'g alone'],
  );
});

test('who waits too long goes away, and those behind still have their turn', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { begun, take, end } = desk({ most: 1, patienceMs: 1000 });
  const first = take({ name: 'first', place: 1 });
  await soon();
  const impatient = take({ name: 'impatient', place: 1 });
  vi.advanceTimersByTime(1000);
  await expect(impatient).rejects.toThrow(WaitedTooLong);
  const last = take({ name: 'last', place: 1 });
  await end('first');
  expect(begun).toEqual(['first', 'last']);
  await end('last');
  expect(await Promise.all([first, last])).toEqual(['first alone', 'last alone']);
});

test('who is tried and has to wait again waits no longer for that', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { begun, take, end } = desk({ patienceMs: 1000 });
  const at1 = take({ name: 'first', place: 1, isHeld: true });
  await soon();
  await end('first');
  const held = take({ name: 'held', place: 2, isHeld: true });
  await soon();
  vi.advanceTimersByTime(900);
  await end('held');
  expect(begun).toEqual(['first', 'first patiently', 'held']);
  vi.advanceTimersByTime(100);
  await expect(held).rejects.toThrow(WaitedTooLong);
  await end('first patiently');
  expect(await at1).toBe('first at last');
});
