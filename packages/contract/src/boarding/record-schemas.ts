import { z } from 'zod';
import { id, instant, plainDate, text } from '../core/fields.ts';
import { slot } from '../fleet/schemas.ts';
import { post } from '../identity/schemas.ts';
import { conflictKind, deviceId, scanId, scanReason, verdict } from './schemas.ts';

/** What a ticket is for, in one word. */
export const cabinType = z.enum(['window', 'noWindow', 'standing']);
export type CabinType = z.output<typeof cabinType>;

/** Whether the guest of a ticket has come aboard. */
export const boardingStatus = z.enum(['pending', 'boarded']);

/** The ticket of a scan as the verification records show it. */
export const recordTicket = z.object({
  id,
  orderId: id,
  orderNo: z.string(),
  orderTime: instant,
  serial: z.string(),
  name: z.string(),
  idEnding: z.string(),
  phone: z.string(),
  /** Whether its guest has come aboard the sailing of the post. */
  boardingStatus,
  /** Whether it was used up, on whichever sailing. */
  verified: z.boolean(),
  seat: z.string().nullable(),
  cabinType,
  /** The final price of this ticket alone. */
  priceSen: z.int(),
});
export type RecordTicket = z.output<typeof recordTicket>;

/** The sailing of a post, by what people call it. */
export const recordSailing = z.object({ id, shipName: z.string(), date: z.string(), slot });
export type RecordSailing = z.output<typeof recordSailing>;

/** A device that scans, by the name it was given. */
export const recordDevice = z.object({ id: deviceId, name: z.string() });
export type RecordDevice = z.output<typeof recordDevice>;

/** One scan or undo, with all that is known of it. */
export const scanRecord = z.object({
  id: scanId,
  kind: z.enum(['scan', 'undo']),
  post,
  sailing: recordSailing,
  /** Null where nobody knows what was read. */
  ticket: recordTicket.nullable(),
  /** The beginning of what was read, where it is no ticket. */
  readText: z.string(),
  happenedAt: instant,
  receivedAt: instant,
  account: z.string(),
  /** Who handed it over, where that was somebody else. */
  handedBy: z.string().nullable(),
  /** Null for what is done in the back office. */
  device: recordDevice.nullable(),
  sequence: z.int().nullable(),
  verdict,
  reason: scanReason,
  /** What the device had answered, where the server does not count it. */
  deviceVerdict: verdict.nullable(),
  offline: z.boolean(),
  manifestVersion: z.int(),
  note: z.string(),
  undone: z.object({ at: instant, by: z.string(), reason: z.string() }).nullable(),
  conflicts: z.array(conflictKind),
});
export type ScanRecord = z.output<typeof scanRecord>;

/** What the verification records can be narrowed to. */
export const recordFilter = {
  id: scanId.optional(),
  sailingId: id.optional(),
  sailingFrom: plainDate.optional(),
  sailingTo: plainDate.optional(),
  receivedFrom: plainDate.optional(),
  receivedTo: plainDate.optional(),
  kind: z.enum(['scan', 'undo']).optional(),
  post: post.optional(),
  verdict: verdict.optional(),
  reason: scanReason.optional(),
  offline: z.boolean().optional(),
  deviceId: deviceId.optional(),
  accountId: id.optional(),
  account: text(80).optional(),
  serial: text(40).optional(),
  orderNo: text(40).optional(),
  passenger: text(80).optional(),
  /** By its last digits, however it is written. */
  phone: text(30).optional(),
  boardingStatus: boardingStatus.optional(),
  verified: z.boolean().optional(),
  cabinType: cabinType.optional(),
  /** Only those that a conflict is about, open or resolved. */
  conflicts: z.boolean().optional(),
};
