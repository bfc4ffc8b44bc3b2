import type { RoomCard } from '@gangway/contract/housekeeping/schemas.ts';
import { expect, test } from 'vitest';
import type { RoomStep } from '../steps/room-step.ts';
import { layOnRooms } from './lay-on-rooms.ts';

const dirty: RoomCard = {
  id: 1,
  number: '201',
  shipId: 1,
  floor: 2,
  position: 'port',
  roomType: {
    id: 1,
    code: 'OCEAN-T',
    name: { en: '', zh: '' },
    hasWindow: true,
    maxOccupancy: 2,
    beds: [],
  },
  status: 'dirty',
  notes: '',
  stay: null,
  cleaning: { dirtyAt: '2026-05-01T10:00:00.000Z', startedAt: null, startedBy: null },
  maintenance: null,
};

function step(kind: RoomStep['kind'], roomId: number): RoomStep {
  const at = '2026-05-01T11:00:00.000Z';
  return {
    id: `${kind}-${roomId}`,
    kind,
    shipId: 1,
    roomId,
    roomNumber: '201',
    at,
    reason: '',
    acceptOversold: false,
    refused: null,
  };
}

test('a room one has cleaned without a network is clean on the plan, and no other', () => {
  const rooms = [dirty, { ...dirty, id: 2 }];
  const laid = layOnRooms(rooms, [step('startCleaning', 1), step('cleanDone', 1)], 'Aini');
  expect(laid.map(({ status }) => status)).toEqual(['available', 'dirty']);
  expect(layOnRooms(rooms, [step('startCleaning', 2)], 'Aini')[1]?.cleaning?.startedBy).toBe('Aini');
  expect(layOnRooms(rooms, [], 'Aini')).toBe(rooms);
});
