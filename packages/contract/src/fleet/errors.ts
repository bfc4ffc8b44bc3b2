import type { ErrorInfo } from '../core/errors.ts';

export const fleetErrors = {
  'ship.nameTaken': { status: 409 },
  'ship.notActive': { status: 409 },
  'roomType.codeTaken': { status: 409 },
  'roomType.inUse': { status: 409 },
  'roomType.kindFixed': { status: 409 },
  'room.numberTaken': { status: 409 },
  'room.occupied': { status: 409 },
  'room.standingType': { status: 422 },
  'room.statusByStep': { status: 409 },
  'room.hasStays': { status: 409 },
  /** Without the room some sailing would have sold more than there are. */
  'room.sold': { status: 409 },
  'price.dateExists': { status: 409 },
  'price.past': { status: 422 },
  'price.tooManyDates': { status: 422 },
  'import.unreadable': { status: 422 },
  'import.tooLarge': { status: 413 },
  'import.columns': { status: 422 },
  'import.tooManyRows': { status: 422 },
} as const satisfies Record<string, ErrorInfo>;
