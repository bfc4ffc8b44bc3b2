import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { id, idList, idParam, instant, text, uuid } from '../core/fields.ts';
import { slot } from '../fleet/schemas.ts';
import { refundStatus } from '../payments/schemas.ts';
import { officeOrderDetail } from './office-schemas.ts';
import { feeReasons } from './refund-rules.ts';
import {
  heldErrors,
  maxCartLines,
  moneyWay,
  orderWithTickets,
  paymentMethod,
  refundWays,
} from './schemas.ts';
import { shownTerms } from './terms-schemas.ts';

const edit = { route: '/ship/shipOrder', access: 'edit' } as const;
const view = { route: '/ship/shipOrder', access: 'view' } as const;
const ticketIds = idList(10, 1);

/** What comes back of each passenger's fare and what is kept, before anything is done. */
const refundSource = z.object({ way: moneyWay, openSen: z.int() });
export type RefundSource = z.output<typeof refundSource>;

export const refundQuote = z.object({
  percent: z.int(),
  /**
   * `cabin`: others stay in it, so nothing comes back and nothing is kept: the money stays with the order. `sailing`: it is
   * cancelled, so everything comes back.
   */
  why: z.enum([...feeReasons, 'cabin', 'sailing']),
  days: z.int(),
  lines: z.array(
    z.object({ ticketId: id, name: z.string(), paidSen: z.int(), feeSen: z.int(), backSen: z.int() }),
  ),
  paidSen: z.int(),
  feeSen: z.int(),
  backSen: z.int(),
  /** The way most of it goes. */
  way: z.enum(refundWays),
  /** What has not gone back of each payment, in the order it would. */
  sources: z.array(refundSource),
});
export type RefundQuote = z.output<typeof refundQuote>;

/** What another date costs. */
export const changeQuote = z.object({
  newTotalSen: z.int(),
  differenceSen: z.int(),
  feeSen: z.int(),
  /** What the new date costs less and does not come back, as it would not of a refund now: it stays in the order. */
  keptSen: z.int(),
  /** What is to be paid now; negative when something comes back. */
  dueSen: z.int(),
  /** What the order would carry from then on. */
  terms: shownTerms,
});
export type ChangeQuote = z.output<typeof changeQuote>;

const refundErrors = [
  'order.step',
  'order.refundChanged',
  'order.noRefund',
  'order.changeWaits',
  'order.unaccompanied',
  'order.noShowReason',
  'record.changed',
  'record.missing',
];
export const changeErrors = [
  'order.step',
  'order.changeClosed',
  'order.changeAboard',
  'order.changeSame',
  'order.changePassengers',
  'order.refundChanged',
  'booking.closed',
  'booking.soldOut',
  'booking.personTwice',
  'booking.balanceShort',
  'record.changed',
  'record.missing',
];

/** Everything about the money of orders. */
export const moneyCalls = {
  payOrders: defineCall({
    method: 'POST',
    path: '/shipClient/pay',
    summary: 'Pay own orders: out of the balance at once, or through the gateway',
    permission: 'buyer',
    body: z.strictObject({ ids: idList(maxCartLines, 1), method: paymentMethod }),
    response: z.discriminatedUnion('state', [
      z.object({ state: z.literal('paid') }),
      z.object({ state: z.literal('jump'), paymentId: id }),
      z.object({ state: z.literal('counter') }),
    ]),
    errors: [
      'order.step',
      'order.personBooked',
      'order.oneOfSeveral',
      'booking.closed',
      'booking.balanceShort',
      'payment.gateway',
      'payment.method',
      'record.missing',
    ],
  }),
  quoteRefund: defineCall({
    method: 'POST',
    path: '/shipClient/order/{id}/refundQuote',
    summary: 'What comes back when passengers of an own paid order are canceled',
    permission: 'buyer',
    params: idParam,
    body: z.strictObject({ ticketIds }),
    response: refundQuote,
    errors: refundErrors,
  }),
  refundOrder: defineCall({
    method: 'POST',
    path: '/shipClient/order/{id}/refund',
    summary: 'Cancel passengers of an own paid order for the fee that was shown',
    permission: 'buyer',
    params: idParam,
    body: z.strictObject({ key: uuid, ticketIds, shownBackSen: z.int().min(0) }),
    response: z.object({ order: orderWithTickets, now: instant }),
    errors: [...refundErrors, 'booking.keyReused', 'session.askLink'],
  }),
  quoteChange: defineCall({
    method: 'POST',
    path: '/shipClient/order/{id}/changeQuote',
    summary: 'What it costs to sail on another date',
    permission: 'buyer',
    params: idParam,
    body: z.strictObject({ sailingId: id }),
    response: changeQuote,
    errors: changeErrors,
  }),
  changeOrder: defineCall({
    method: 'POST',
    path: '/shipClient/order/{id}/change',
    summary:
      'Move an own paid order to another sailing; the new place is taken before the old one is given back',
    permission: 'buyer',
    params: idParam,
    body: z.strictObject({
      key: uuid,
      sailingId: id,
      shownDueSen: z.int(),
      /** When the new ship was said to leave; left out, whenever it does. */
      shownDepartsAt: instant.optional(),
      /** Under which terms it was shown; left out, under whichever hold. */
      shownTerms: shownTerms.optional(),
      method: paymentMethod.exclude(['cash']).nullish(),
    }),
    response: z.discriminatedUnion('state', [
      z.object({ state: z.literal('done') }),
      z.object({ state: z.literal('jump'), paymentId: id }),
    ]),
    errors: [
      'session.askLink',
      ...changeErrors,
      ...heldErrors,
      'order.changeWaits',
      'booking.retimed',
      'booking.worseTerms',
      'booking.keyReused',
      'payment.gateway',
      'payment.method',
    ],
  }),
  changeState: defineCall({
    method: 'GET',
    path: '/shipClient/change/{id}',
    summary: 'What became of a change of date of an own order',
    permission: 'buyer',
    params: idParam,
    response: z.object({ orderId: id, status: z.enum(['pending', 'done', 'ended']) }),
    errors: ['record.missing'],
  }),
  quoteOfficeRefund: defineCall({
    method: 'POST',
    path: '/order/{id}/refundQuote',
    summary: 'What comes back when passengers of a paid order are canceled',
    permission: edit,
    params: idParam,
    body: z.strictObject({ ticketIds }),
    response: refundQuote,
    errors: refundErrors,
  }),
  refundOfficeOrder: defineCall({
    method: 'POST',
    path: '/order/{id}/refund',
    summary: 'Cancel passengers of a paid order; the fee can be set otherwise, with a reason',
    permission: edit,
    params: idParam,
    body: z.strictObject({
      key: uuid,
      ticketIds,
      override: z.strictObject({ feeSen: z.int().min(0), reason: text(200, 1) }).nullish(),
      /** Needed once the ship has left, where no other fee with its own reason is set. */
      reason: text(200).default(''),
    }),
    response: officeOrderDetail,
    errors: [...refundErrors, 'order.feeTooMuch', 'order.overLimit', 'booking.keyReused'],
  }),
  orderMoney: defineCall({
    method: 'GET',
    path: '/order/{id}/money',
    summary: 'The payments of an order, what came back of them, and its changes of date',
    permission: view,
    params: idParam,
    response: z.object({
      payments: z.array(
        z.object({
          paymentId: id,
          paymentNo: z.string(),
          method: z.string(),
          slipNo: z.string(),
          /** Cash as it was handed over; null where nobody counted. */
          tenderedSen: z.int().nullable(),
          amountSen: z.int(),
          outcome: z.enum(['pending', 'paid', 'returned']),
          /** What it was for: the order itself, or another date of it. */
          subject: z.enum(['orders', 'change', 'recharge']),
          at: instant,
        }),
      ),
      refunds: z.array(
        z.object({
          id,
          at: instant,
          amountSen: z.int(),
          feeSen: z.int(),
          way: z.enum(refundWays),
          people: z.int(),
          overrideReason: z.string(),
          by: z.string().nullable(),
          /** The payments it goes back through, and how far that is. */
          parts: z.array(
            z.object({
              refundId: id,
              paymentId: id,
              paymentNo: z.string(),
              amountSen: z.int(),
              status: refundStatus,
              /** No gateway carries it out: somebody hands it over. */
              byHand: z.boolean(),
            }),
          ),
        }),
      ),
      changes: z.array(
        z.object({ id, at: instant, date: z.string(), slot, feeSen: z.int(), dueSen: z.int() }),
      ),
    }),
    errors: ['record.missing'],
  }),
  refundProgress: defineCall({
    method: 'GET',
    path: '/order/sailing/{id}/refunds',
    summary: 'How far the refunds of a canceled sailing have come',
    permission: { route: '/ship/sailings', access: 'view' },
    params: idParam,
    response: z.object({
      orders: z.int(),
      refunded: z.int(),
      backSen: z.int(),
      /** Orders whose refund did not succeed; they are passed over and tried again. */
      failed: z.int(),
    }),
    errors: ['record.missing'],
  }),
};

export type OrderMoney = z.output<typeof moneyCalls.orderMoney.response>;
