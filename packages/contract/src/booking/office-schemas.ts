import { z } from 'zod';
import { id, instant, plainDate, text } from '../core/fields.ts';
import { countryCode } from '../customers/passengers.ts';
import { gender } from '../customers/schemas.ts';
import { roomKind, slot } from '../fleet/schemas.ts';
import { paymentMethods } from '../core/payment-methods.ts';
import { posts } from '../core/posts.ts';
import { order, orderStatus, ticket } from './schemas.ts';

/** How far the tickets of an order that are good have been used to come aboard: by nobody, by some, by all. */
export const qrStatus = z.enum(['unused', 'partly', 'used']);
export type QrStatus = z.output<typeof qrStatus>;

/** How many guests of an order have had something, and when the last of them had it. */
const handedOut = z.object({ done: z.int(), at: instant.nullable() });
export type HandedOut = z.output<typeof handedOut>;

/** An order as staff see it in the list. */
export const officeOrder = order.extend({
  /** Null for whoever has none: a walk-in, or a guest of the site. */
  account: z.string().nullable(),
  /** How to reach who booked on the site without an account. */
  guest: z.object({ email: z.string(), phone: z.string() }).nullable(),
  accountId: id.nullable(),
  channel: z.enum(['site', 'counter']),
  passengers: z.array(z.string()),
  nationalities: z.array(countryCode),
  /** Of the passengers, in their order. */
  birthDates: z.array(z.string()),
  genders: z.array(gender),
  /** Who let the guests aboard. */
  checkInAccounts: z.array(z.string()),
  food: handedOut,
  chip: handedOut,
  disembark: handedOut,
  roomNumber: z.string().nullable(),
  qrStatus,
  soldBy: z.string().nullable(),
});
export type OfficeOrder = z.output<typeof officeOrder>;

/** Who scanned a ticket at a post, and on which device: none in the back office. */
const ticketScan = z.object({
  post: z.enum(posts),
  account: z.string().nullable(),
  device: z.string().nullable(),
});
export type TicketScan = z.output<typeof ticketScan>;

/** A ticket as staff see it. */
export const officeTicket = ticket.omit({ code: true, sharedAt: true }).extend({
  gender,
  nationality: countryCode,
  birthDate: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  passportExpiry: z.string().nullable(),
  dueDate: z.string().nullable(),
  referrer: z.string(),
  remarks: z.string(),
  /** Of the posts it has passed, in their order. */
  scans: z.array(ticketScan),
});
export type OfficeTicket = z.output<typeof officeTicket>;

const eventSailing = z.object({ date: z.string(), slot });

/** One thing that happened to an order. */
export const orderEvent = z.object({
  at: instant,
  what: z.enum([
    'created',
    'paid',
    'complimentary',
    'changed',
    'guestReplaced',
    'guestCorrected',
    'emailCorrected',
    'linksWithdrawn',
    'canceled',
    'refunded',
    'completed',
    'idShown',
  ]),
  by: z.string().nullable(),
  note: z.string(),
  /** What one word does not say: from where to where, who for whom, how much. */
  about: z
    .discriminatedUnion('kind', [
      z.object({
        kind: z.literal('change'),
        from: eventSailing.nullable(),
        to: eventSailing,
        feeSen: z.int(),
        /** Without the fee; negative when the new date costs less. */
        differenceSen: z.int(),
      }),
      z.object({ kind: z.literal('guest'), from: z.string(), to: z.string(), feeSen: z.int() }),
      z.object({
        kind: z.literal('refund'),
        names: z.array(z.string()),
        amountSen: z.int(),
        feeSen: z.int(),
      }),
    ])
    .nullable(),
});
export type OrderEvent = z.output<typeof orderEvent>;

export const officeOrderDetail = officeOrder.extend({
  complimentaryReason: z.string(),
  group: z.array(z.object({ id, orderNo: z.string(), status: orderStatus })),
  tickets: z.array(officeTicket),
  history: z.array(orderEvent),
  /** The server's clock, by which the place is held. */
  now: instant,
});
export type OfficeOrderDetail = z.output<typeof officeOrderDetail>;

/** What the list of orders can be narrowed to. */
export const orderFilter = {
  keyword: text(80).optional(),
  createdFrom: plainDate.optional(),
  createdTo: plainDate.optional(),
  sailingFrom: plainDate.optional(),
  sailingTo: plainDate.optional(),
  sailingId: id.optional(),
  slot: slot.optional(),
  roomTypeId: id.optional(),
  kind: roomKind.optional(),
  status: orderStatus.optional(),
  qrStatus: qrStatus.optional(),
  method: z.enum(paymentMethods).optional(),
  referrer: text(20).optional(),
  accountId: id.optional(),
  account: text(80).optional(),
  passenger: text(80).optional(),
  nationality: countryCode.optional(),
  channel: z.enum(['site', 'counter']).optional(),
};
export const orderSorts = ['createdAt', 'departsAt', 'totalSen', 'updatedAt'] as const;
