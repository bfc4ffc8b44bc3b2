import { z } from 'zod';
import { id, idList, instant, plainDate, text, uuid } from '../core/fields.ts';
import { orderStatuses } from '../booking/states.ts';
import { bed, roomPosition, roomStatus, slot } from '../fleet/schemas.ts';
import { sailingStatus } from '../sailings/schemas.ts';
import { orderRefusals, roomRefusals } from './judge-check-in.ts';
import { roomFits } from './nearest-types.ts';
import { rankReasons } from './rank-rooms.ts';

/** Made by whoever asks: the same wish sent again is the same. */
export const wishId = uuid;

const roomTypeName = z.object({ id, code: z.string(), name: z.object({ en: z.string(), zh: z.string() }) });

/** A sailing as housekeeping speaks of it. */
export const housedSailing = z.object({
  id,
  shipId: id,
  shipName: z.string(),
  date: z.string(),
  slot,
  departsAt: instant,
  returnsAt: instant,
  status: sailingStatus,
});
export type HousedSailing = z.output<typeof housedSailing>;

/** Who is in a room now. Order and name are null for those who give no rooms: they need not know who sleeps where. */
export const roomStay = z.object({
  id,
  orderId: id.nullable(),
  orderNo: z.string().nullable(),
  sailingId: id,
  since: instant,
  people: z.int(),
  arrived: z.int(),
  leadName: z.string().nullable(),
});

/** A room as everybody aboard sees it. */
export const roomCard = z.object({
  id,
  number: z.string(),
  shipId: id,
  floor: z.int(),
  position: roomPosition,
  roomType: roomTypeName.extend({ hasWindow: z.boolean(), maxOccupancy: z.int(), beds: z.array(bed) }),
  status: roomStatus,
  notes: z.string(),
  stay: roomStay.nullable(),
  /** Since when it waits to be cleaned, and who is at it. */
  cleaning: z
    .object({ dirtyAt: instant, startedAt: instant.nullable(), startedBy: z.string().nullable() })
    .nullable(),
  /** Until when the one who asks may take back that it is clean; null where they may not. */
  undoUntil: instant.nullable(),
  maintenance: z
    .object({
      since: instant,
      reason: z.string(),
      by: z.string().nullable(),
      /** It waited to be cleaned when it went out of service, and will again when it is back. */
      isDirty: z.boolean(),
    })
    .nullable(),
});
export type RoomCard = z.output<typeof roomCard>;

/** All rooms of a ship, and the sailings they serve around now. */
export const roomOverview = z.object({
  ship: z.object({ id, name: z.string() }),
  /** By the server's clock. */
  readAt: instant,
  rooms: z.array(roomCard),
  sailings: z.array(housedSailing),
});
export type RoomOverview = z.output<typeof roomOverview>;

/** Somebody who travels on an order. */
export const roomGuest = z.object({
  ticketId: id,
  name: z.string(),
  ageGroup: z.enum(['adult', 'child', 'infant']),
  /** Whether they came aboard, and when they came to the room. */
  aboard: z.boolean(),
  arrivedAt: instant.nullable(),
});

/** An order with a cabin, as the desk sees it. */
export const arrival = z.object({
  orderId: id,
  orderNo: z.string(),
  groupNo: z.string(),
  customerName: z.string(),
  status: z.enum(orderStatuses),
  sailing: housedSailing,
  roomType: roomTypeName,
  bed: bed.nullable(),
  remarks: z.string(),
  guests: z.array(roomGuest),
  /** Its last stay: in a room now, gone again, or null before. */
  stay: z
    .object({
      id,
      roomId: id,
      roomNumber: z.string(),
      checkedInAt: instant,
      checkedOutAt: instant.nullable(),
    })
    .nullable(),
  /** Why it gets no room now; null where it may. */
  refusal: z.enum(orderRefusals).nullable(),
});
export type Arrival = z.output<typeof arrival>;

/** How far the check-in of a sailing's orders is. */
export const arrivalStates = ['waiting', 'in', 'out'] as const;

/** An order and the rooms it could have, the best first. Rooms of another type take a reason. */
export const roomProposal = z.object({
  order: arrival,
  rooms: z.array(
    z.object({
      room: roomCard,
      /** Whether it is of the type that was bought, of one that is no less, or of one that is. */
      fit: z.enum(roomFits),
      why: z.array(z.enum(rankReasons)),
      refusal: z.enum(roomRefusals).nullable(),
    }),
  ),
});
export type RoomProposal = z.output<typeof roomProposal>;

/** What was found, with the ticket that was read; null where an order's number was typed. */
export const foundArrival = roomProposal.extend({ ticketId: id.nullable() });

const atLeastOne = z
  .array(id)
  .min(1, { error: 'checkIn.noGuests' })
  .max(12)
  .meta({ uniqueItems: true })
  .transform((ids) => [...new Set(ids)]);

export const checkInBody = z.strictObject({
  id: wishId,
  orderId: id,
  roomId: id,
  /** Who stands at the desk, at least one; the others come later. */
  ticketIds: atLeastOne,
  /** Why not the type that was bought. */
  reason: text(200).default(''),
});

export const moveStayBody = z.strictObject({ id: wishId, roomId: id, reason: text(200, 1) });
export const addGuestsBody = z.strictObject({ ticketIds: idList(12, 1) });

/** When it was done, where the device was alone then; never believed to lie ahead. */
const doneAt = instant.optional();
export const roomStepBody = z.strictObject({ id: wishId, at: doneAt });

/** One stay of an order in a room. */
export const stayRecord = z.object({
  id,
  orderId: id,
  orderNo: z.string(),
  customerName: z.string(),
  sailing: housedSailing,
  room: z.object({ id, number: z.string(), floor: z.int(), position: roomPosition }),
  roomType: roomTypeName,
  /** The type that was bought, where the room is of another. */
  boughtType: roomTypeName.nullable(),
  guestNames: z.array(z.string()),
  people: z.int(),
  checkedInAt: instant,
  checkedInBy: z.string().nullable(),
  checkedOutAt: instant.nullable(),
  checkedOutBy: z.string().nullable(),
  /** How long, in minutes; until now where they are still in. */
  minutes: z.int(),
  reason: z.string(),
  /** The room they moved from, and the one they moved to. */
  movedFrom: z.string().nullable(),
  movedTo: z.string().nullable(),
});
export type StayRecord = z.output<typeof stayRecord>;

/** A stay that is over. `wasOver`: it was before somebody asked; by whom and when stands in the stay. */
export const endedStay = stayRecord.extend({ wasOver: z.boolean() });

export const stayFilter = {
  keyword: text(80).optional(),
  shipId: id.optional(),
  sailingId: id.optional(),
  roomTypeId: id.optional(),
  floor: z.int().min(-5).max(30).optional(),
  roomNumber: text(12).optional(),
  state: z.enum(['in', 'out']).optional(),
  from: plainDate.optional(),
  to: plainDate.optional(),
};

/** A sailing that has sold more of a type than rooms would be left, and where its guests could go instead. */
export const oversoldSailing = z.object({
  sailing: housedSailing,
  sold: z.int(),
  left: z.int(),
  short: z.int(),
  upgrades: z.array(roomTypeName.extend({ free: z.int() })),
});
export type OversoldSailing = z.output<typeof oversoldSailing>;

export const maintenanceBody = z.strictObject({
  id: wishId,
  at: doneAt,
  reason: text(200, 1),
  /** Said by somebody who has seen which sailings it leaves oversold. */
  acceptOversold: z.boolean().default(false),
});

/** Where a room stands between one sailing and the next. */
export const turnoverStates = ['occupied', 'toClean', 'cleaning', 'cleaned', 'maintenance'] as const;

export const turnoverRoom = z.object({
  room: roomCard,
  state: z.enum(turnoverStates),
  /** The place in the order in which rooms are needed; null where the next sailing does not need it. */
  turn: z.int().nullable(),
  cleaned: z.object({ at: instant, by: z.string().nullable(), minutes: z.int().nullable() }).nullable(),
});
export type TurnoverRoom = z.output<typeof turnoverRoom>;

/** What stands between the last sailing of a ship and its next. */
export const turnoverBoard = z.object({
  ship: z.object({ id, name: z.string() }),
  from: housedSailing.nullable(),
  next: housedSailing.nullable(),
  /** When rooms must be ready: some minutes of the settings before the next sailing departs. */
  neededAt: instant.nullable(),
  readAt: instant,
  rooms: z.array(turnoverRoom),
  types: z.array(
    z.object({
      roomType: roomTypeName,
      sold: z.int(),
      clean: z.int(),
      dirty: z.int(),
      occupied: z.int(),
      toClean: z.int(),
      missing: z.int(),
      readyAt: instant.nullable(),
      late: z.boolean(),
    }),
  ),
  /** Rooms cleaned in an hour, and whether that was seen; before, it is what the settings assume. */
  perHour: z.number(),
  isMeasured: z.boolean(),
  readyAt: instant.nullable(),
  cleaners: z.array(z.object({ name: z.string(), rooms: z.int(), minutes: z.int().nullable() })),
});
export type TurnoverBoard = z.output<typeof turnoverBoard>;

/** A line of the check-in report: a sailing, or a day. */
export const checkInReportRow = z.object({
  date: z.string(),
  /** Null where a line is a whole day. */
  sailing: housedSailing.nullable(),
  sold: z.int(),
  arrivals: z.int(),
  departures: z.int(),
  guests: z.int(),
  /** Guests of cabins who never came aboard, and cabins nobody came to, once the ship has left. */
  noShows: z.int(),
  emptyCabins: z.int(),
  /** Cabins in service on that day, and those that were lived in, together and by type. */
  inService: z.int(),
  occupied: z.int(),
  byType: z.array(z.object({ roomTypeId: id, code: z.string(), occupied: z.int() })),
});
export type CheckInReportRow = z.output<typeof checkInReportRow>;

export const checkInReportQuery = z
  .strictObject({
    from: plainDate,
    to: plainDate,
    shipId: id.optional(),
    by: z.enum(['sailing', 'day']).default('sailing'),
  })
  .refine(({ from, to }) => to >= from, { error: 'validation.period', path: ['to'] });
