import { z } from 'zod';
import { id, instant, plainDate, text } from '../core/fields.ts';
import { paymentSubject } from './schemas.ts';

/** An amount somebody has counted. */
const counted = z.int({ error: 'drawer.amount' }).min(0, { error: 'drawer.amount' }).max(1_000_000_000);

/** One person's time at a cash drawer, from the float that was counted in to the count at the end. */
export const shift = z.object({
  id,
  shiftNo: z.string(),
  accountId: id,
  person: z.string(),
  openedAt: instant,
  floatSen: z.int(),
  takenSen: z.int(),
  handedOutSen: z.int(),
  /** What must be in the drawer: the float, what was taken, less what was handed out. */
  expectedSen: z.int(),
  /** Null while it is open, like all that follows. */
  closedAt: instant.nullable(),
  closedBy: z.string().nullable(),
  countedSen: z.int().nullable(),
  differenceSen: z.int().nullable(),
  note: z.string(),
});
export type Shift = z.output<typeof shift>;

/** Cash that came into the drawer or went out of it. */
export const movement = z.object({
  at: instant,
  kind: z.enum(['payment', 'refund']),
  /** The number of the payment or of the refund. */
  no: z.string(),
  paymentId: id,
  subject: paymentSubject,
  subjectIds: z.array(id),
  label: z.string(),
  /** Negative when it went out. */
  amountSen: z.int(),
});
export type Movement = z.output<typeof movement>;

export const shiftDetail = shift.extend({ movements: z.array(movement) });
export type ShiftDetail = z.output<typeof shiftDetail>;

export const openDrawerBody = z.strictObject({ floatSen: counted });
/** A difference needs a note; the server knows what must be there, so it asks for one. */
export const closeDrawerBody = z.strictObject({ countedSen: counted, note: text(200).default('') });
/** Somebody else's drawer is closed for a reason. */
export const closeShiftBody = z.strictObject({ countedSen: counted, reason: text(200, 1) });

export const shiftStates = ['open', 'closed', 'different'] as const;
export const shiftFilter = {
  from: plainDate.optional(),
  to: plainDate.optional(),
  accountId: id.optional(),
  state: z.enum(shiftStates).optional(),
};
export const shiftSorts = ['openedAt', 'closedAt', 'differenceSen'] as const;
