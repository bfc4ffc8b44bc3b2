import type { PublicRoomType, PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { describe, expect, test } from 'vitest';
import { chooseDate, chooseKind, chooseParty, choosePeople, chooseRoom, linesFor } from './choices.ts';
import { emptyDraft, guestsOf } from './draft.ts';
import { stepsOf } from './steps.ts';
import { withWish } from './use-arrival.ts';

const words = { en: '', zh: '' };
const typeOf = (id: number, more: Partial<PublicRoomType>): PublicRoomType => ({
  id,
  code: `T${id}`,
  kind: 'cabin',
  name: words,
  description: words,
  hasWindow: true,
  maxOccupancy: 2,
  amenities: [],
  beds: ['big', 'twin'],
  images: [],
  ...more,
});
const suite = typeOf(1, { maxOccupancy: 4 });
const double = typeOf(2, { beds: ['big'] });
const inside = typeOf(3, { hasWindow: false, beds: ['twin', 'other'] });
const pass = typeOf(4, { kind: 'standing', hasWindow: false, maxOccupancy: 1, beds: [] });
const roomTypes = [suite, double, inside, pass];

const sailingOf = (id: number, slot: 'day' | 'night', left: number): PublicSailing => ({
  id,
  shipId: 1,
  routeId: 1,
  date: '2026-12-01',
  slot,
  departsAt: '',
  returnsAt: '',
  salesCloseAt: '',
  peak: false,
  placesLeft: 100,
  offers: [{ roomTypeId: 1, priceSen: 100, nonRefundable: false, left }],
});

const names = (draft: typeof emptyDraft, gone = false) =>
  stepsOf(draft, roomTypes, gone).map(({ name, done }) => (done ? name : `${name}…`));

describe('choosing', () => {
  test('a kind with one room type chooses that, and asks for no room', () => {
    const draft = chooseKind(emptyDraft, 'pass', roomTypes);
    expect(draft.roomTypeId).toBe(4);
    expect(names(draft)).toEqual(['kind', 'date…']);
    expect(names(chooseKind(emptyDraft, 'window', roomTypes))).toEqual(['kind', 'room…']);
  });

  test('another kind forgets the room of the one before; the same keeps it', () => {
    const draft = chooseRoom(emptyDraft, suite);
    expect(chooseKind(draft, 'window', roomTypes).roomTypeId).toBe(1);
    expect(chooseKind({ ...draft, kind: 'window' }, 'pass', roomTypes).roomTypeId).toBe(4);
  });

  test('a room keeps the bed it offers, takes its only one, and drops one it has not', () => {
    const twin = { ...emptyDraft, bed: 'twin' as const };
    expect(chooseRoom(twin, suite).bed).toBe('twin');
    expect(chooseRoom(twin, double).bed).toBe('big');
    expect(chooseRoom({ ...emptyDraft, bed: 'big' }, inside).bed).toBeNull();
    expect(chooseRoom(twin, pass).bed).toBeNull();
  });

  test('a smaller room never cuts the party, and nobody typed is lost when it shrinks', () => {
    const four = choosePeople(chooseRoom(emptyDraft, suite), 4);
    const typed = four.passengers.map((one, index) => ({ ...one, name: `N${index}` }));
    const split = chooseRoom({ ...four, passengers: typed }, double);
    expect(split.people).toBe(4);
    expect(linesFor(double, split.people)).toBe(2);
    const two = choosePeople(split, 2);
    expect(guestsOf(two).map(({ name }) => name)).toEqual(['N0', 'N1']);
    expect(guestsOf(choosePeople(two, 4)).map(({ name }) => name)).toEqual(['N0', 'N1', 'N2', 'N3']);
  });

  test('a party that grows out of its cabin chooses the cabin anew', () => {
    const draft = chooseParty(chooseRoom(emptyDraft, double), 2, roomTypes);
    expect(draft).toMatchObject({ roomTypeId: 2, people: 2 });
    expect(chooseParty(draft, 3, roomTypes)).toMatchObject({ roomTypeId: null, kind: 'window', people: 3 });
  });

  test('the only room of a kind is not chosen by itself for more than it takes', () => {
    const draft = chooseKind(choosePeople(emptyDraft, 4), 'inside', roomTypes);
    expect(draft.roomTypeId).toBeNull();
    expect(names(draft)).toEqual(['kind', 'room…']);
  });

  test('a day brings its sailing along only where nothing is left to choose', () => {
    const draft = chooseRoom(emptyDraft, suite);
    const both = [sailingOf(7, 'day', 3), sailingOf(8, 'night', 3)];
    expect(chooseDate(draft, '2026-12-01', both, suite).sailingId).toBeNull();
    expect(chooseDate({ ...draft, slot: 'night' }, '2026-12-01', both, suite).sailingId).toBe(8);
    // Only the other slot is open: nobody is moved there unasked.
    expect(
      chooseDate({ ...draft, slot: 'night' }, '2026-12-01', [sailingOf(7, 'day', 3)], suite).sailingId,
    ).toBeNull();
    expect(
      chooseDate(draft, '2026-12-01', [sailingOf(7, 'day', 0), sailingOf(8, 'night', 1)], suite),
    ).toMatchObject({
      sailingId: 8,
      slot: 'night',
    });
    expect(chooseDate(draft, '2026-12-02', both, suite).sailingId).toBeNull();
  });
});

describe('the steps', () => {
  const chosen = { ...chooseRoom(emptyDraft, suite), date: '2026-12-01', sailingId: 7 };

  test('grow one by one, and a bed is asked for only where there are several', () => {
    expect(names(emptyDraft)).toEqual(['kind…']);
    expect(names(chosen)).toEqual(['kind', 'room', 'date', 'slot', 'bed…']);
    const bedded = { ...chosen, bed: 'big' as const };
    expect(names(bedded).at(-1)).toBe('guests…');
    expect(names({ ...bedded, guestsDone: true }).at(-1)).toBe('pay…');
    expect(names({ ...chosen, ...chooseRoom(chosen, double) })).not.toContain('bed');
  });

  test('go back to the date when what was chosen is gone', () => {
    expect(names({ ...chosen, bed: 'big', guestsDone: true }, true)).toEqual(['kind', 'room', 'date…']);
  });
});

describe('what somebody looked for on the way', () => {
  const nothing = { kind: null, from: null, to: null, slot: null, port: null, people: null };

  test('is taken over, and the guests typed before stay', () => {
    const [first] = emptyDraft.passengers;
    const before = { ...emptyDraft, passengers: first ? [{ ...first, name: 'Kept' }] : [] };
    const draft = withWish(
      before,
      { ...nothing, from: '2026-12-01', slot: 'night', people: 3 },
      suite,
      roomTypes,
    );
    expect(draft).toMatchObject({
      roomTypeId: 1,
      kind: 'window',
      date: '2026-12-01',
      slot: 'night',
      people: 3,
    });
    expect(guestsOf(draft).map(({ name }) => name)).toEqual(['Kept', '', '']);
  });

  test('is never cut to what the room takes', () => {
    expect(withWish(emptyDraft, { ...nothing, people: 12 }, double, roomTypes).people).toBe(12);
    expect(withWish(emptyDraft, { ...nothing, people: 12 }, pass, roomTypes).people).toBe(12);
  });

  test('begins the choice anew where it names another kind', () => {
    const before = { ...chooseRoom(emptyDraft, suite), date: '2026-12-01', sailingId: 7 };
    const draft = withWish(before, { ...nothing, kind: 'inside' }, undefined, roomTypes);
    expect(draft).toMatchObject({ kind: 'inside', roomTypeId: 3, date: null, sailingId: null });
  });
});
