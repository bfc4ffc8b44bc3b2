import { expect, test } from 'vitest';
import { lineOf } from '../test/line-of.ts';
import { stepOf } from '../test/step-of.ts';
import { layStepsOn, turnoverState } from './lay-steps.ts';

const at = '2026-11-16T02:42:00.000Z';

test('where a room stands follows from its card', () => {
  const { room } = lineOf(1);
  const started = { dirtyAt: at, startedAt: at, startedBy: 'Mei' };
  expect(turnoverState(room)).toBe('toClean');
  expect(turnoverState({ ...room, cleaning: started })).toBe('cleaning');
  expect(turnoverState({ ...room, status: 'available', cleaning: null })).toBe('cleaned');
  expect(turnoverState({ ...room, status: 'occupied', cleaning: null })).toBe('occupied');
  expect(turnoverState({ ...room, status: 'maintenance', cleaning: null })).toBe('maintenance');
});

test('steps that wait are laid on in their order, on their rooms only', () => {
  const rooms = [lineOf(1), lineOf(2), lineOf(3)];
  const waiting = [stepOf(1, { kind: 'startCleaning' }), stepOf(2, { kind: 'startCleaning' }), stepOf(1)];
  const laid = layStepsOn(rooms, waiting, 'Siti');
  expect(laid.map(({ state }) => state)).toEqual(['cleaned', 'cleaning', 'toClean']);
  expect(laid[0]?.cleaned).toEqual({ at, by: 'Siti', minutes: null });
  expect(laid[1]?.room.cleaning).toEqual({
    dirtyAt: '2026-11-16T02:00:00.000Z',
    startedAt: at,
    startedBy: 'Siti',
  });
  expect(laid[2]).toBe(rooms[2]);
});

const takenOut = { kind: 'startMaintenance', reason: 'Tap drips' } as const;
const putBack = { kind: 'endMaintenance' } as const;

test('a room goes out of service and comes back as clean as it went', () => {
  const clean = lineOf(2, { status: 'available', cleaning: null });
  const out = layStepsOn([lineOf(1), clean], [stepOf(1, takenOut), stepOf(2, takenOut)], 'Siti');
  expect(out[0]).toMatchObject({
    state: 'maintenance',
    room: { cleaning: null, maintenance: { since: at, reason: 'Tap drips', by: 'Siti', isDirty: true } },
  });
  const back = layStepsOn(out, [stepOf(1, putBack), stepOf(2, putBack)], 'Siti');
  expect(back.map(({ state }) => state)).toEqual(['toClean', 'cleaned']);
  expect(back[1]).toMatchObject({ room: { status: 'available', maintenance: null } });
});

test('a slip that is taken back leaves the room as it was, with whoever was at it', () => {
  const cleaning = { dirtyAt: '2026-11-16T02:00:00.000Z', startedAt: at, startedBy: 'Mei' };
  const line = lineOf(1, { cleaning });
  const undone = stepOf(1, { kind: 'undoCleaned', cleaning });
  expect(layStepsOn([line], [stepOf(1), undone], 'Siti')).toEqual([line]);
});
