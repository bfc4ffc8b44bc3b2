import { z } from 'zod';
import { bilingual, id, instant } from '../core/fields.ts';
import { paymentMethods } from '../core/payment-methods.ts';
import { orderStatus } from './schemas.ts';

/** Somebody who is booked on a sailing. */
export const sailingGuest = z.object({
  ticketId: id,
  orderId: id,
  orderNo: z.string(),
  orderStatus,
  name: z.string(),
  phone: z.string(),
  roomType: bilingual,
  roomNumber: z.string().nullable(),
  boardedAt: instant.nullable(),
  disembarkedAt: instant.nullable(),
});
export type SailingGuest = z.output<typeof sailingGuest>;

/** The money of the orders of a sailing, as it stands now. */
export const sailingMoney = z.object({
  takenSen: z.int(),
  refundedSen: z.int(),
  /** Of orders that are held and not paid. */
  openSen: z.int(),
  methods: z.array(z.object({ method: z.enum(paymentMethods), takenSen: z.int(), refundedSen: z.int() })),
});

/** An order whose people are told when their sailing is late or does not sail, and who has told them. */
export const guestCall = z.object({
  orderId: id,
  orderNo: z.string(),
  status: orderStatus,
  name: z.string(),
  people: z.int(),
  /** The customer's own, and that of the first guest. */
  phones: z.array(z.string()),
  email: z.string().nullable(),
  /** By which account, and who that is. */
  called: z.object({ at: instant, by: z.string().nullable(), person: z.string().nullable() }).nullable(),
});
export type GuestCall = z.output<typeof guestCall>;
