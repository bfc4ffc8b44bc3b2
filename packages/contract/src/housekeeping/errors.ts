import type { ErrorInfo } from '../core/errors.ts';
import type { CheckInRefusal } from './judge-check-in.ts';

/** One for each reason an order gets no room, or not this one. */
const checkInErrors = {
  'checkIn.unpaid': { status: 409 },
  'checkIn.canceled': { status: 409 },
  'checkIn.refunded': { status: 409 },
  'checkIn.standing': { status: 409 },
  'checkIn.sailingCancelled': { status: 409 },
  'checkIn.notOpen': { status: 409 },
  'checkIn.returned': { status: 409 },
  'checkIn.alreadyIn': { status: 409 },
  'checkIn.otherShip': { status: 409 },
  'checkIn.occupied': { status: 409 },
  'checkIn.dirty': { status: 409 },
  'checkIn.maintenance': { status: 409 },
  'checkIn.tooSmall': { status: 409 },
  'checkIn.otherType': { status: 409 },
} as const satisfies Record<`checkIn.${CheckInRefusal}`, ErrorInfo>;

export const housekeepingErrors = {
  ...checkInErrors,
  /** A ticket was read that is none of ours, or is not known. */
  'checkIn.noTicket': { status: 404 },
  'checkIn.otherSailing': { status: 409 },
  /** Somebody named who does not travel on the order, or no longer. */
  'checkIn.guests': { status: 409 },
  'stay.over': { status: 409 },
  'stay.sameRoom': { status: 409 },
  'stay.notReturned': { status: 409 },
  /** A step the room cannot take: it is not in the status the step starts from. */
  'room.step': { status: 409 },
  /** It was called clean too long ago to be a slip of the finger, or by somebody else. */
  'room.undoLate': { status: 409 },
  'room.undoOther': { status: 409 },
  'room.oversold': { status: 409 },
} as const satisfies Record<string, ErrorInfo>;

/** What a call that gives a room can answer. */
export const roomGivingErrors = [...Object.keys(checkInErrors), 'checkIn.guests', 'record.missing'];
