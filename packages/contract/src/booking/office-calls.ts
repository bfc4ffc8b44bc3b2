import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { hasSlip, slipMissing, slipNo, slipShared, tenderedSen } from '../core/desk-money.ts';
import { fileContent, id, idList, idParam, text } from '../core/fields.ts';
import { pageInput, pageOf } from '../core/paging.ts';
import { officeOrder, officeOrderDetail, orderFilter, orderSorts } from './office-schemas.ts';
import { checkoutAnswer, counterSaleBody, paymentMethod } from './schemas.ts';

const view = { route: '/ship/shipOrder', access: 'view' } as const;
const edit = { route: '/ship/shipOrder', access: 'edit' } as const;
const reason = text(200, 1);
const listInput = pageInput(orderFilter, orderSorts);

/** What the back office calls. */
export const officeBookingCalls = {
  pageOrders: defineCall({
    method: 'POST',
    path: '/order/page',
    summary: 'Orders, a page at a time, with the totals of all that match',
    permission: view,
    body: listInput,
    response: pageOf(officeOrder).extend({
      /** Null where more match than are counted. */
      totals: z
        .object({ people: z.int(), totalSen: z.int(), paidSen: z.int(), refundedSen: z.int() })
        .nullable(),
    }),
  }),
  exportOrders: defineCall({
    method: 'POST',
    path: '/order/export',
    summary: 'The orders that match, as an Excel file (at most 100,000)',
    permission: view,
    body: listInput.pick({ filter: true, sort: true }),
    response: fileContent,
    kind: 'file',
  }),
  orderDetail: defineCall({
    method: 'GET',
    path: '/order/{id}',
    summary: 'An order with its passengers, tickets, group and history',
    permission: view,
    params: idParam,
    response: officeOrderDetail,
    errors: ['record.missing'],
  }),
  showIdNumber: defineCall({
    method: 'POST',
    path: '/order/ticket/{id}/idNumber',
    summary: "A passenger's document number in full; that it was looked at is noted",
    permission: edit,
    params: idParam,
    response: z.object({ idNumber: z.string() }),
    errors: ['record.missing', 'order.idUnpaid'],
  }),
  cancelOrder: defineCall({
    method: 'POST',
    path: '/order/{id}/cancel',
    summary: 'Cancel an order that is not paid',
    permission: edit,
    params: idParam,
    body: z.strictObject({ reason }),
    response: officeOrderDetail,
    errors: ['order.step', 'record.missing'],
  }),
  confirmPaid: defineCall({
    method: 'POST',
    path: '/order/{id}/paid',
    summary:
      "Take the money of an order at the counter: in cash, on the terminal, or out of its customer's balance",
    permission: edit,
    params: idParam,
    body: z
      .strictObject({ method: paymentMethod, slipNo, slipShared, tenderedSen, note: text(200).default('') })
      .refine(hasSlip, slipMissing),
    response: officeOrderDetail,
    errors: [
      'booking.closed',
      'order.step',
      'order.personBooked',
      'drawer.needed',
      'payment.tenderedShort',
      'payment.slipUsed',
      'booking.balanceShort',
      'booking.noBalance',
      'record.missing',
    ],
  }),
  makeComplimentary: defineCall({
    method: 'POST',
    path: '/order/{id}/complimentary',
    summary: 'Give an unpaid order away: its price becomes zero, with a reason',
    permission: edit,
    params: idParam,
    body: z.strictObject({ reason }),
    response: officeOrderDetail,
    errors: ['order.step', 'order.personBooked', 'order.giftsOver', 'booking.closed', 'record.missing'],
  }),
  counterSale: defineCall({
    method: 'POST',
    path: '/order/counter',
    summary: 'Book for somebody at the counter',
    permission: edit,
    body: counterSaleBody,
    response: checkoutAnswer,
    errors: ['booking.keyReused', 'record.missing'],
  }),
  orderCounts: defineCall({
    method: 'POST',
    path: '/order/counts',
    summary: 'How many orders some customers have, and what they paid',
    permission: { route: '/ship/userInfoRecord', access: 'view' },
    body: z.strictObject({ accountIds: idList(200) }),
    response: z.array(z.object({ accountId: id, orders: z.int(), paidSen: z.int() })),
  }),
};
