import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { fileContent, idParam, instant, plainDate, text } from '../core/fields.ts';
import { pageInput, pageOf } from '../core/paging.ts';
import { paymentMethods } from '../core/payment-methods.ts';
import { drawerCalls } from './drawer-calls.ts';
import {
  gatewayMethod,
  jump,
  ownPayment,
  payment,
  paymentDetail,
  paymentFilter,
  reconciliation,
} from './schemas.ts';

const view = { route: '/business/paymentRecord', access: 'view' } as const;
const edit = { route: '/business/paymentRecord', access: 'edit' } as const;
const listInput = pageInput(paymentFilter, ['createdAt', 'amountSen', 'paidAt']);
const reason = text(200, 1);

export const paymentsCalls = {
  payMethods: defineCall({
    method: 'GET',
    path: '/shipClient/payMethods',
    summary: 'The methods the chosen gateway takes',
    permission: 'public',
    response: z.array(gatewayMethod),
  }),
  paymentState: defineCall({
    method: 'GET',
    path: '/shipClient/payment/{id}',
    summary: 'The true state of an own payment; while it is pending the gateway is asked',
    permission: 'buyer',
    params: idParam,
    response: z.object({ payment: ownPayment, now: instant }),
    errors: ['record.missing'],
  }),
  paymentJump: defineCall({
    method: 'GET',
    path: '/shipClient/payment/{id}/jump',
    summary: "Where the gateway's page for an own payment is; null when there is nothing to pay any more",
    permission: 'buyer',
    params: idParam,
    response: z.object({ payment: ownPayment, jump: jump.nullable() }),
    errors: ['record.missing'],
  }),
  notify: defineCall({
    method: 'POST',
    path: '/payment/notify/{provider}',
    summary: "A gateway's message, signed; it may come twice, late or out of order",
    permission: 'public',
    params: z.strictObject({ provider: z.string().regex(/^[a-z]{2,20}$/) }),
    response: z.string(),
    kind: 'text',
    rawBody: true,
    errors: ['payment.signature', 'record.missing'],
  }),
  pagePayments: defineCall({
    method: 'POST',
    path: '/payment/page',
    summary: 'Payments, a page at a time, with totals by method and by day of all that match',
    permission: view,
    body: listInput,
    response: pageOf(payment).extend({
      /** Null, as the days are, where more match than are counted. */
      byMethod: z
        .array(
          z.object({
            method: z.enum(paymentMethods),
            count: z.int(),
            paidSen: z.int(),
            refundedSen: z.int(),
          }),
        )
        .nullable(),
      byDay: z.array(z.object({ date: z.string(), paidSen: z.int(), refundedSen: z.int() })).nullable(),
      parked: z.int(),
    }),
  }),
  exportPayments: defineCall({
    method: 'POST',
    path: '/payment/export',
    summary: 'The payments that match, as an Excel file (at most 100,000)',
    permission: view,
    body: listInput.pick({ filter: true, sort: true }),
    response: fileContent,
    kind: 'file',
  }),
  paymentDetail: defineCall({
    method: 'GET',
    path: '/payment/{id}',
    summary: 'A payment with its whole history and what was sent back',
    permission: view,
    params: idParam,
    response: paymentDetail,
    errors: ['record.missing'],
  }),
  queryPayment: defineCall({
    method: 'POST',
    path: '/payment/{id}/query',
    summary: 'Ask the gateway about a payment now',
    permission: edit,
    params: idParam,
    response: paymentDetail,
    errors: ['payment.gateway', 'record.missing'],
  }),
  resolveParked: defineCall({
    method: 'POST',
    path: '/payment/{id}/resolve',
    summary: 'Decide about a parked payment: take it as it came, or send all of it back',
    permission: edit,
    params: idParam,
    body: z.strictObject({ decision: z.enum(['accept', 'sendBack']), reason }),
    response: paymentDetail,
    errors: ['payment.step', 'record.missing'],
  }),
  retryRefund: defineCall({
    method: 'POST',
    path: '/payment/refund/{id}/retry',
    summary: 'Try a refund again that the gateway could not be asked for',
    permission: edit,
    params: idParam,
    response: paymentDetail,
    errors: ['payment.step', 'record.missing'],
  }),
  reconcile: defineCall({
    method: 'POST',
    path: '/payment/reconcile',
    summary: "Compare a day's payments with the gateway's own list",
    permission: edit,
    body: z.strictObject({ date: plainDate }),
    response: reconciliation,
    errors: ['payment.gateway'],
  }),
  listReconciliations: defineCall({
    method: 'GET',
    path: '/payment/reconciliations',
    summary: 'What the comparisons of the last days with the gateway came to, newest day first',
    permission: view,
    response: z.array(reconciliation),
  }),
  exportReconciliations: defineCall({
    method: 'POST',
    path: '/payment/reconciliations/export',
    summary:
      'What the comparisons with the gateway came to, every difference on its own line, as an Excel file',
    permission: view,
    body: z.strictObject({
      /** The day alone; without one the last days, as they are listed. */
      date: plainDate.optional(),
    }),
    response: fileContent,
    kind: 'file',
  }),
  ...drawerCalls,
};
