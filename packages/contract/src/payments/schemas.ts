import { z } from 'zod';
import { id, instant, plainDate, text } from '../core/fields.ts';
import { gatewayMethods, paymentMethods } from '../core/payment-methods.ts';
import { paymentStatuses, refundStatuses } from './states.ts';

export const paymentStatus = z.enum(paymentStatuses);
export const refundStatus = z.enum(refundStatuses);
export const gatewayMethod = z.enum(gatewayMethods);
export const paymentSubject = z.enum(['orders', 'change', 'recharge']);

/** Where a customer is sent to pay: an address, and a form to post there where the gateway wants one. */
export const jump = z.object({
  url: z.url(),
  method: z.enum(['GET', 'POST']),
  fields: z.record(z.string(), z.string()),
});
export type Jump = z.output<typeof jump>;

/** A payment as the customer who makes it sees it. */
export const ownPayment = z.object({
  id,
  paymentNo: z.string(),
  status: paymentStatus,
  method: z.enum(paymentMethods),
  amountSen: z.int(),
  refundedSen: z.int(),
  subject: paymentSubject,
  subjectIds: z.array(id),
  createdAt: instant,
  paidAt: instant.nullable(),
});
export type OwnPayment = z.output<typeof ownPayment>;

/** A payment as staff see it. */
export const payment = ownPayment.extend({
  provider: z.string(),
  providerRef: z.string().nullable(),
  label: z.string(),
  account: z.string().nullable(),
  /** Whose account it is, by name; a guest without one by the mail address given. */
  person: z.string().nullable(),
  operator: z.string().nullable(),
  /** The number on the terminal's slip, of money taken at the desk. */
  slipNo: z.string(),
  note: z.string(),
  updatedAt: instant,
});
export type Payment = z.output<typeof payment>;

export const paymentEvent = z.object({
  at: instant,
  kind: z.string(),
  by: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
});

export const paymentRefund = z.object({
  id,
  /** No gateway carries it out: somebody hands the money over and says so. */
  byHand: z.boolean(),
  refundNo: z.string(),
  amountSen: z.int(),
  status: refundStatus,
  /** How it was handed over and by whom; null until it was, or where a gateway carries it. */
  method: z.enum(paymentMethods).nullable(),
  slipNo: z.string(),
  by: z.string().nullable(),
  reason: z.string(),
  error: z.string(),
  createdAt: instant,
  doneAt: instant.nullable(),
});
export type PaymentRefund = z.output<typeof paymentRefund>;

export const paymentDetail = payment.extend({
  events: z.array(paymentEvent),
  refunds: z.array(paymentRefund),
});
export type PaymentDetail = z.output<typeof paymentDetail>;

export const paymentFilter = {
  keyword: text(80).optional(),
  from: plainDate.optional(),
  to: plainDate.optional(),
  status: paymentStatus.optional(),
  method: z.enum(paymentMethods).optional(),
  provider: text(20).optional(),
  subject: paymentSubject.optional(),
  /** Only those some of which is on its way back, or could not be sent back. */
  refund: refundStatus.optional(),
};

/** One difference between what the gateway lists for a day and what is in the books. */
export const difference = z.object({
  kind: z.enum(['missingHere', 'missingThere', 'amount', 'status']),
  paymentNo: z.string(),
  hereSen: z.int().nullable(),
  thereSen: z.int().nullable(),
  here: z.string().nullable(),
  there: z.string().nullable(),
});
/** What a comparison with the gateway's own list of a day came to. */
export const reconciliation = z.object({
  date: z.string(),
  provider: z.string(),
  checked: z.int(),
  differences: z.array(difference),
  at: instant,
});
export type Reconciliation = z.output<typeof reconciliation>;
export type Difference = z.output<typeof difference>;
