import type { RoomCard, TurnoverRoom } from '@gangway/contract/housekeeping/schemas.ts';
import { turnoverState } from '../steps/lay-steps.ts';

/** A room of a board; dirty unless said otherwise. */
export function lineOf(
  id: number,
  card: Partial<RoomCard> = {},
  more: Partial<TurnoverRoom> = {},
): TurnoverRoom {
  const room: RoomCard = {
    id,
    number: String(500 + id),
    shipId: 1,
    floor: 5,
    position: 'port',
    roomType: {
      id: 1,
      code: 'SOLO',
      name: { en: 'Solo', zh: '单人' },
      hasWindow: false,
      maxOccupancy: 1,
      beds: [],
    },
    status: 'dirty',
    notes: '',
    stay: null,
    cleaning: { dirtyAt: '2026-11-16T02:00:00.000Z', startedAt: null, startedBy: null },
    undoUntil: null,
    maintenance: null,
    ...card,
  };
  return { room, state: turnoverState(room), turn: null, cleaned: null, ...more };
}
