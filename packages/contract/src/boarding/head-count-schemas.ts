import { z } from 'zod';
import { id, instant, line, namesVersion, savedRecord, version, versionNeeded } from '../core/fields.ts';
import { slot } from '../fleet/schemas.ts';
import { cabinType } from './record-schemas.ts';
import { post } from '../identity/schemas.ts';
import { boardingSailing, conflictKind, deviceId, listedCrew, scanId, verdict } from './schemas.ts';

export const ageGroups = ['adult', 'child', 'infant'] as const;
const age = z.enum(ageGroups);

/** A sailing as the head count names it. */
export const countedSailing = boardingSailing.omit({ counts: true });
export type CountedSailing = z.output<typeof countedSailing>;

/** How many of one kind hold a ticket that is good, have come aboard, and are there now. */
const tally = { expected: z.int(), boarded: z.int(), aboard: z.int() };

/** Crew or staff aboard, with who entered them. */
export const crewEntry = listedCrew.extend({ enteredBy: z.string(), enteredAt: instant, version });
export type CrewEntry = z.output<typeof crewEntry>;

export const saveCrewBody = z
  .strictObject({
    ...savedRecord,
    sailingId: id,
    name: line(80).default(''),
    duty: line(80).default(''),
    people: z.int().min(1).max(1000).default(1),
  })
  .refine((crew) => crew.name === '' || crew.people === 1, { error: 'boarding.crewNamed', path: ['people'] })
  .refine(namesVersion, versionNeeded);

/** A device that has scanned for a sailing, or holds places for it. */
export const countedDevice = z.object({
  id: deviceId,
  name: z.string(),
  seenAt: instant,
  /** Scans of this sailing that have come. */
  scans: z.int(),
  /** Scans that are known to have been made and have not come: holes in its numbering. */
  holes: z.int(),
  /** Places set aside for it. */
  held: z.int(),
});
export type CountedDevice = z.output<typeof countedDevice>;

/** Who is aboard, in numbers. Crew is counted beside the passengers, and not against what is sold. */
export const headCount = z.object({
  sailing: countedSailing,
  revision: z.int(),
  expected: z.int(),
  boarded: z.int(),
  aboard: z.int(),
  food: z.int(),
  chip: z.int(),
  disembarked: z.int(),
  /** Expected and not aboard, as long as the ship has not left. */
  missing: z.int(),
  /** Expected and never aboard, once it has. */
  noShows: z.int(),
  crew: z.int(),
  totalAboard: z.int(),
  capacity: z.int(),
  /** Places set aside for devices that may be alone. */
  reserved: z.int(),
  placesLeft: z.int(),
  openConflicts: z.int(),
  byType: z.array(z.object({ cabinType, ...tally })),
  byAgeGroup: z.array(z.object({ ageGroup: age, ...tally })),
  byNationality: z.array(z.object({ nationality: z.string(), ...tally })),
  crewEntries: z.array(crewEntry),
  devices: z.array(countedDevice),
});
export type HeadCount = z.output<typeof headCount>;

/** Somebody who is expected and not there. */
export const missingPerson = z.object({
  ticketId: id,
  orderId: id,
  orderNo: z.string(),
  serial: z.string(),
  name: z.string(),
  phone: z.string(),
  ageGroup: age,
  roomNumber: z.string().nullable(),
  cabinType,
  /** Was aboard and has left again. */
  wentAshore: z.boolean(),
});
export type MissingPerson = z.output<typeof missingPerson>;

/** One side of a conflict. */
const conflictSide = z.object({
  id: scanId,
  post,
  verdict,
  happenedAt: instant,
  receivedAt: instant,
  account: z.string(),
  device: z.string().nullable(),
  offline: z.boolean(),
});
export type ConflictSide = z.output<typeof conflictSide>;

/** What devices that worked apart disagree about, with both sides. */
export const boardingConflict = z.object({
  id,
  kind: conflictKind,
  sailing: z.object({ id, shipName: z.string(), date: z.string(), slot }),
  ticket: z
    .object({ id, serial: z.string(), name: z.string(), phone: z.string(), orderId: id, orderNo: z.string() })
    .nullable(),
  scan: conflictSide,
  /** The scan it stands against, where there is one. */
  against: conflictSide.nullable(),
  raisedAt: instant,
  resolved: z.object({ at: instant, by: z.string(), reason: z.string() }).nullable(),
});
export type BoardingConflict = z.output<typeof boardingConflict>;

/** Somebody aboard, where to look for them at an alarm. */
export const musterPerson = z.object({
  ticketId: id,
  name: z.string(),
  ageGroup: age,
  /** The deck of the room; null without a cabin. */
  floor: z.int().nullable(),
  roomNumber: z.string().nullable(),
  cabinType,
  remarks: z.string(),
  certificate: z.boolean(),
  /** False for a guest who is in a room though no scan let them aboard. */
  scanned: z.boolean(),
});
export type MusterPerson = z.output<typeof musterPerson>;

/**
 * Everybody aboard by deck and room, those without a cabin last, then the crew. Guests of a room who were not scanned stand
 * among them, for they may be there; the total is of those who were.
 */
export const musterList = z.object({
  sailing: countedSailing,
  readAt: instant,
  people: z.array(musterPerson),
  crew: z.array(crewEntry),
  totalAboard: z.int(),
});
export type MusterList = z.output<typeof musterList>;
