import { expect, test } from 'vitest';
import { lineOf } from '../test/line-of.ts';
import { stepOf } from '../test/step-of.ts';
import { layOnRooms } from './lay-on-rooms.ts';

const rooms = [lineOf(1).room, lineOf(2).room];

test('a room one has cleaned without a network is clean on the plan, and no other', () => {
  const steps = [stepOf(1, { kind: 'startCleaning' }), stepOf(1)];
  expect(layOnRooms(rooms, steps, 'Aini').map(({ status }) => status)).toEqual(['available', 'dirty']);
  const [, second] = layOnRooms(rooms, [stepOf(2, { kind: 'startCleaning' })], 'Aini');
  expect(second?.cleaning?.startedBy).toBe('Aini');
  expect(layOnRooms(rooms, [], 'Aini')).toBe(rooms);
});
