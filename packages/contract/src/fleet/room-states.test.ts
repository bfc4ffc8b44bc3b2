import { describe, expect, test } from 'vitest';
import {
  canStep,
  isNewRoomStatus,
  newRoomStatuses,
  roomStatuses,
  roomStepNames,
  roomSteps,
} from './room-states.ts';

describe('the steps of a room', () => {
  test('are those of the product and no other', () => {
    const steps = roomStepNames.flatMap((step) =>
      roomStatuses
        .filter((from) => canStep(step, from))
        .map((from) => `${step}: ${from} -> ${roomSteps[step].to}`),
    );
    expect(steps.toSorted()).toEqual([
      'checkIn: available -> occupied',
      'checkOut: occupied -> dirty',
      'cleanDone: dirty -> available',
      'endMaintenance: maintenance -> available',
      'endMaintenanceDirty: maintenance -> dirty',
      'startMaintenance: available -> maintenance',
      'startMaintenance: dirty -> maintenance',
      'undoCleaned: available -> dirty',
    ]);
  });

  test('lead out of every status, and into every one', () => {
    const steps = Object.values(roomSteps);
    expect(roomStatuses.filter((status) => !roomStepNames.some((step) => canStep(step, status)))).toEqual([]);
    expect(new Set(steps.map(({ to }) => to))).toEqual(new Set(roomStatuses));
  });

  test('never leave a room in the status it was in', () => {
    expect(roomStepNames.filter((step) => canStep(step, roomSteps[step].to))).toEqual([]);
  });
});

test('nobody is in a room that is newly entered, so only a stay makes one occupied', () => {
  expect(roomStatuses.filter(isNewRoomStatus)).toEqual(
    roomStatuses.filter((status) => status !== 'occupied'),
  );
  expect(newRoomStatuses).not.toContain('occupied');
  expect(roomStepNames.filter((step) => roomSteps[step].to === 'occupied')).toEqual(['checkIn']);
});
