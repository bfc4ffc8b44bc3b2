import { expect, test } from 'vitest';
import { lineOf } from '../test/line-of.ts';
import { layStepsOn, turnoverState } from './lay-steps.ts';
import type { RoomStep, StepKind } from './room-step.ts';

const at = '2026-11-16T02:42:00.000Z';

function stepOf(roomId: number, kind: StepKind): RoomStep {
  return {
    id: `${kind}-${roomId}`,
    kind,
    shipId: 1,
    roomId,
    roomNumber: '512',
    at,
    reason: 'Tap drips',
    acceptOversold: false,
    refused: null,
  };
}

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
  const waiting = [stepOf(1, 'startCleaning'), stepOf(2, 'startCleaning'), stepOf(1, 'cleanDone')];
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

test('a room goes out of service and comes back', () => {
  const [out] = layStepsOn([lineOf(1)], [stepOf(1, 'startMaintenance')], 'Siti');
  expect(out).toMatchObject({
    state: 'maintenance',
    room: { cleaning: null, maintenance: { since: at, reason: 'Tap drips', by: 'Siti' } },
  });
  const [back] = out ? layStepsOn([out], [stepOf(1, 'endMaintenance')], 'Siti') : [];
  expect(back).toMatchObject({ state: 'cleaned', room: { status: 'available', maintenance: null } });
});
