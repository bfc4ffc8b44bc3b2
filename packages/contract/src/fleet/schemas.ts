import { z } from 'zod';
import {
  bilingual,
  bilingualLine,
  bilingualText,
  id,
  idList,
  instant,
  line,
  namesVersion,
  plainDate,
  savedRecord,
  text,
  version,
  versionNeeded,
} from '../core/fields.ts';
import { shipImageLimit } from '../media/rules.ts';
import { image } from '../media/schemas.ts';
import { slots, weekdays } from './prices.ts';
import { roomStatuses } from './room-states.ts';

export const slot = z.enum(slots);
export const shipStatus = z.enum(['active', 'maintenance', 'decommissioned']);
export const roomStatus = z.enum(roomStatuses);
export const roomPosition = z.enum(['port', 'starboard', 'bow', 'stern', 'midship']);
export const roomKind = z.enum(['cabin', 'standing']);
export type RoomKind = z.output<typeof roomKind>;
export const bed = z.enum(['big', 'twin', 'other']);
export type Bed = z.output<typeof bed>;

/** Amenities with a word and an icon of their own; any other text is allowed beside them. */
export const knownAmenities = [
  'toilet',
  'wifi',
  'tv',
  'ac',
  'minibar',
  'safe',
  'phone',
  'hairdryer',
] as const;

const imageIds = idList(shipImageLimit.count, 0, 'ship.tooManyImages');

export const ship = z.object({
  id,
  name: z.string(),
  status: shipStatus,
  manager: z.string(),
  managerContact: z.string(),
  description: z.string(),
  images: z.array(image),
  rooms: z.int(),
  createdAt: instant,
  updatedAt: instant,
  version,
});
export type Ship = z.output<typeof ship>;

export const saveShipBody = z
  .strictObject({
    ...savedRecord,
    name: line(60, 1),
    status: shipStatus,
    manager: line(60).default(''),
    managerContact: line(60).default(''),
    description: text(2000).default(''),
    imageIds: imageIds.default([]),
  })
  .refine(namesVersion, versionNeeded);

/** A price in sen: at least one sen, no fractions. */
export const priceSen = z
  .int({ error: 'price.wholeSen' })
  .min(1, { error: 'price.positive' })
  .max(100_000_000, { error: 'price.tooHigh' });
const slotPrices = z.strictObject({ day: priceSen.nullable(), night: priceSen.nullable() });
export const weekPrices = z.strictObject(
  Object.fromEntries(weekdays.map((day) => [day, slotPrices])) as Record<
    (typeof weekdays)[number],
    typeof slotPrices
  >,
);

export const datePrice = z.object({
  date: z.string(),
  day: z.int().nullable(),
  night: z.int().nullable(),
  nonRefundable: z.boolean(),
});

export const roomType = z.object({
  id,
  code: z.string(),
  kind: roomKind,
  name: bilingual,
  description: bilingual,
  hasWindow: z.boolean(),
  maxOccupancy: z.int(),
  dailyQuantity: z.int(),
  amenities: z.array(z.string()),
  beds: z.array(bed),
  dayOn: z.boolean(),
  nightOn: z.boolean(),
  images: z.array(image),
  week: weekPrices,
  /** Cabins of this type over all ships, and dates from today on with a price of their own. */
  rooms: z.int(),
  datePrices: z.int(),
  updatedAt: instant,
  version,
});
export type RoomType = z.output<typeof roomType>;

export const saveRoomTypeBody = z
  .strictObject({
    ...savedRecord,
    code: z
      .string()
      .trim()
      .toUpperCase()
      .min(1)
      .regex(/^[A-Z0-9][A-Z0-9-]{0,19}$/, { error: 'validation.characters' }),
    kind: roomKind,
    name: bilingualLine(60, 1),
    description: bilingualText(1000),
    hasWindow: z.boolean(),
    maxOccupancy: z.int().min(1, { error: 'validation.range' }).max(6, { error: 'validation.range' }),
    dailyQuantity: z.int().min(0).max(5000),
    amenities: z.array(line(30, 1)).min(1, { error: 'roomType.amenities' }).max(30),
    beds: z.array(bed).max(3),
    dayOn: z.boolean(),
    nightOn: z.boolean(),
    imageIds: imageIds.default([]),
    week: weekPrices,
  })
  .refine(
    (type) => type.kind === 'cabin' || (type.maxOccupancy === 1 && !type.hasWindow && type.beds.length === 0),
    {
      error: 'roomType.standing',
      path: ['kind'],
    },
  )
  .refine((type) => type.kind === 'standing' || type.beds.length > 0, {
    error: 'roomType.beds',
    path: ['beds'],
  })
  .refine(namesVersion, versionNeeded);

/** Prices for one date, or for every chosen weekday of a range. */
export const saveDatePricesBody = z
  .strictObject({
    from: plainDate,
    to: plainDate,
    weekdays: z
      .array(z.enum(weekdays))
      .min(1)
      .max(7)
      .default([...weekdays]),
    day: priceSen.nullable(),
    night: priceSen.nullable(),
    nonRefundable: z.boolean().default(false),
    /** Without it, a date that has a price already is refused. */
    replace: z.boolean().default(false),
  })
  .refine((body) => body.to >= body.from, { error: 'price.range', path: ['to'] })
  .refine((body) => body.day !== null || body.night !== null, { error: 'price.needed', path: ['day'] });

/** The resulting price of one date: what is set for the date, what the week gives, and what holds. */
export const resultingPrice = z.object({
  date: z.string(),
  slot,
  sen: z.int().nullable(),
  nonRefundable: z.boolean(),
  source: z.enum(['date', 'week', 'off', 'none']),
});
export type ResultingPrice = z.output<typeof resultingPrice>;

export const room = z.object({
  id,
  number: z.string(),
  shipId: id,
  shipName: z.string(),
  roomTypeId: id,
  roomTypeCode: z.string(),
  floor: z.int(),
  position: roomPosition,
  status: roomStatus,
  notes: z.string(),
  updatedAt: instant,
  version,
});
export type Room = z.output<typeof room>;

/** The decks a ship can have; those below the waterline count down from 0. */
export const floorRange = { min: -5, max: 30 } as const;

const roomFields = {
  shipId: id,
  roomTypeId: id,
  floor: z.int().min(floorRange.min).max(floorRange.max),
  position: roomPosition,
};
const roomCharacters = /^[A-Za-z0-9-]*$/;
const roomNumber = text(12, 1).regex(roomCharacters, { error: 'validation.characters' });

export const saveRoomBody = z
  .strictObject({
    ...savedRecord,
    number: roomNumber,
    ...roomFields,
    status: roomStatus,
    notes: text(500).default(''),
  })
  .refine(namesVersion, versionNeeded);

/** Rooms numbered from-to on one floor. */
export const bulkRoomsBody = z
  .strictObject({
    ...roomFields,
    prefix: text(6).regex(roomCharacters, { error: 'validation.characters' }).default(''),
    from: z.int().min(0).max(99_999),
    to: z.int().min(0).max(99_999),
    write: z.boolean(),
  })
  .refine((body) => body.to >= body.from, { error: 'room.range', path: ['to'] })
  .refine((body) => body.to - body.from < 500, { error: 'room.tooMany', path: ['to'] });

export const bulkRoomsResult = z.object({ created: z.array(z.string()), existing: z.array(z.string()) });

/** A line of an imported sheet that cannot be taken, with the reason in the reader's language. */
export const importProblem = z.object({ row: z.int(), column: z.string(), message: z.string() });
export const importReport = z.object({
  rows: z.int(),
  created: z.int(),
  updated: z.int(),
  written: z.boolean(),
  problems: z.array(importProblem),
});
export type ImportReport = z.output<typeof importReport>;
