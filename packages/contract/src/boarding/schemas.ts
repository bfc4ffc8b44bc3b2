import { z } from 'zod';
import { bilingual, id, instant, line, listById, uuid } from '../core/fields.ts';
import { roomKind, slot } from '../fleet/schemas.ts';
import { post } from '../identity/schemas.ts';
import { sailingStatus } from '../sailings/schemas.ts';
import { conflictKinds, scanReasons, standings, verdicts } from './states.ts';

export const verdict = z.enum(verdicts);
export const scanReason = z.enum(scanReasons);
export const conflictKind = z.enum(conflictKinds);

/** Made by a device once, when it is first used to scan. */
export const deviceId = uuid;
/** Made by a device for every scan: sent again, it is the same scan. */
export const scanId = uuid;

/** When, by whom and on which device something happened to a ticket. */
export const scanMark = z.object({ at: instant, by: z.string(), device: z.string() });
export type ScanMark = z.output<typeof scanMark>;

/** A ticket as a post needs it: who it is, what it entitles to, and what has happened already. */
export const manifestTicket = z.object({
  id,
  orderId: id,
  orderNo: z.string(),
  /** The sailing it is for now. */
  sailingId: id,
  serial: z.string(),
  name: z.string(),
  ageGroup: z.enum(['infant', 'child', 'adult']),
  kind: roomKind,
  hasWindow: z.boolean(),
  roomType: bilingual,
  roomNumber: z.string().nullable(),
  /** The deck of the room; null without a cabin. */
  floor: z.int().nullable(),
  phone: z.string(),
  idEnding: z.string(),
  remarks: z.string(),
  certificate: z.boolean(),
  standing: z.enum(standings),
  aboard: z.boolean(),
  boarded: scanMark.nullable(),
  food: scanMark.nullable(),
  chip: scanMark.nullable(),
  disembarked: scanMark.nullable(),
});
export type ManifestTicket = z.output<typeof manifestTicket>;

/** How many have passed each post of a sailing. */
export const boardingCounts = z.object({
  /** Goes up with every scan that counts; the same on every process. */
  revision: z.int(),
  /** Live, paid tickets. */
  expected: z.int(),
  boarded: z.int(),
  aboard: z.int(),
  food: z.int(),
  chip: z.int(),
  disembarked: z.int(),
  capacity: z.int(),
});
export type BoardingCounts = z.output<typeof boardingCounts>;

/** A sailing as the posts see it. */
export const boardingSailing = z.object({
  id,
  shipName: z.string(),
  destination: bilingual,
  date: z.string(),
  slot,
  departsAt: instant,
  returnsAt: instant,
  status: sailingStatus,
  counts: boardingCounts,
});
export type BoardingSailing = z.output<typeof boardingSailing>;

/** What a device must know to scan, also alone. */
export const scanSetup = z.object({
  now: instant,
  /** PEM of every key a genuine ticket may be signed with. */
  publicKeys: z.array(z.string()),
  /** The posts of whoever is signed in. */
  posts: z.array(post),
  accountId: id,
  /** Their name, as it stands with a scan. */
  accountName: z.string(),
  /** How long a scan waits for the server before the device answers by itself. */
  waitMs: z.int(),
  reboard: z.boolean(),
  admitUnlisted: z.boolean(),
  sailings: z.array(boardingSailing),
});
export type ScanSetup = z.output<typeof scanSetup>;

/** Crew or staff aboard: somebody by name, or a number without names. */
export const listedCrew = z.object({ id, name: z.string(), duty: z.string(), people: z.int() });
export type ListedCrew = z.output<typeof listedCrew>;

export const boardingManifest = z.object({
  sailing: boardingSailing,
  /** Its version: the revision of the counts it was read with. */
  version: z.int(),
  readAt: instant,
  tickets: z.array(manifestTicket),
  /** Whom to call at an alarm besides. */
  crew: z.array(listedCrew),
});
export type BoardingManifest = z.output<typeof boardingManifest>;

/** A device counts its scans. So far it may get ahead of what the server has of it; more is no device of ours. */
export const longestLeap = 1_000_000;
const sequence = z.int().min(1).max(2_147_483_647);
/** How much later the server's clock was than the device's, as the device measured it. */
const offsetMs = z.int().min(-2_000_000_000).max(2_000_000_000);
/** The version of the list a device knew when it scanned. */
const manifestVersion = z.int().min(0).max(2_147_483_647);
/** Whatever a reader gave. Of what is no ticket only the beginning is kept. */
const readText = z.string().max(20_000);

/** One ticket of a scan: what was read, or whom somebody found by name. */
export const scanItem = z
  .strictObject({
    id: scanId,
    sequence,
    deviceAt: instant,
    text: readText.optional(),
    ticketId: id.optional(),
  })
  .refine((item) => item.ticketId !== undefined || item.text !== undefined, {
    error: 'boarding.codeEmpty',
    path: ['text'],
  });

export const scanBody = z.strictObject({
  deviceId,
  sailingId: id,
  post,
  offsetMs,
  manifestVersion,
  /** Usually one; the tickets of a whole order at once. */
  items: listById(scanItem, 20, 1),
});

export const scanAnswer = z.object({
  id: scanId,
  verdict,
  reason: scanReason,
  ticket: manifestTicket.nullable(),
  /** Where the ticket belongs, when that is another sailing. */
  other: z.object({ shipName: z.string(), date: z.string(), slot }).nullable(),
});
export type ScanAnswer = z.output<typeof scanAnswer>;

/** A scan a device decided alone. */
export const lateScan = z.strictObject({
  id: scanId,
  sequence,
  sailingId: id,
  post,
  /** Who made it, whoever hands it over. */
  accountId: id,
  ticketId: id.nullable(),
  text: readText.default(''),
  deviceAt: instant,
  offsetMs,
  manifestVersion,
  verdict,
  reason: scanReason,
});
export type LateScan = z.output<typeof lateScan>;

export const maxLateScans = 1000;
export const handOverBody = z.strictObject({ deviceId, scans: listById(lateScan, maxLateScans, 1) });

export const lateAnswer = z.object({
  id: scanId,
  /** Kept now, kept before, or not this device's to hand over. Only what was refused is shown to somebody. */
  state: z.enum(['kept', 'known', 'rejected']),
  verdict,
  reason: scanReason,
  conflict: conflictKind.nullable(),
});
export type LateAnswer = z.output<typeof lateAnswer>;

export const scanDevice = z.object({ id: deviceId, name: z.string() });
/** Kept on the device, and told to nobody but the server: whoever signs in on the device has it, and nobody else. */
const deviceSecret = uuid;
export const nameDeviceBody = z.strictObject({ deviceId, secret: deviceSecret, name: line(40, 1) });
