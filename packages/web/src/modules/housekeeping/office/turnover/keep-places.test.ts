import { boardColumns, byNeed } from '@gangway/contract/housekeeping/turnover-order.ts';
import { expect, test } from 'vitest';
import { lineOf } from '../test/line-of.ts';
import { keepPlaces } from './keep-places.ts';

const clean = { status: 'available', cleaning: null } as const;

test('rooms come in the order they are needed, those nobody waits for last by number', () => {
  const lines = [
    lineOf(9),
    lineOf(4, {}, { turn: 2 }),
    lineOf(2, { number: '58' }),
    lineOf(7, {}, { turn: 1 }),
  ];
  expect(lines.toSorted(byNeed).map(({ room }) => room.id)).toEqual([7, 4, 2, 9]);
});

test('of clean rooms the one cleaned last comes first, and those nobody had to clean last', () => {
  const cleanedAt = (at: string) => ({ cleaned: { at, by: null, minutes: null } });
  const lines = [
    lineOf(3, clean),
    lineOf(1, clean, cleanedAt('2026-11-16T02:00:00.000Z')),
    lineOf(2, clean, cleanedAt('2026-11-16T03:00:00.000Z')),
  ];
  const cleaned = boardColumns(lines).find(({ state }) => state === 'cleaned');
  expect(cleaned?.lines.map(({ room }) => room.id)).toEqual([2, 1, 3]);
});

test('the list begins with dirty rooms only', () => {
  const rooms = [lineOf(1, clean), lineOf(2, {}, { turn: 2 }), lineOf(3, {}, { turn: 1 })];
  expect(keepPlaces([], rooms)).toEqual([3, 2]);
});

test('a room that is clean keeps its place, whatever turns change meanwhile', () => {
  const rooms = [lineOf(2, {}, { turn: 1 }), lineOf(3, clean), lineOf(4, {}, { turn: 2 })];
  expect(keepPlaces([3, 4, 2], rooms)).toEqual([3, 4, 2]);
});

test('what turns dirty comes last, and a room that is gone leaves', () => {
  const rooms = [lineOf(2), lineOf(5, {}, { turn: 1 })];
  expect(keepPlaces([3, 2], rooms)).toEqual([2, 5]);
});
