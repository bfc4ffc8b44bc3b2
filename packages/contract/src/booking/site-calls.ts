import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { id, idList, idParam, instant, text } from '../core/fields.ts';
import { pageInput } from '../core/paging.ts';
import { cartLine } from './cart-schemas.ts';
import {
  checkoutAnswer,
  checkoutBody,
  heldErrors,
  maxCartLines,
  orderGroup,
  orderLine,
  orderStatus,
  orderWithTickets,
  quote,
  quoteBody,
} from './schemas.ts';
import { ownTrips } from './states.ts';

const lineErrors = [
  'booking.closed',
  'booking.soldOut',
  'booking.tooManyGuests',
  'booking.bed',
  'booking.passengers',
  'booking.referrer',
];

/** What the customer site calls. */
export const siteBookingCalls = {
  quote: defineCall({
    method: 'POST',
    path: '/shipClient/quote',
    summary: 'What lines cost at this moment and whether they can still be bought',
    permission: 'public',
    body: quoteBody,
    response: z.array(quote),
  }),
  listCart: defineCall({
    method: 'GET',
    path: '/shipClient/cart/list',
    summary: 'The own cart, every line with what it costs now',
    permission: 'buyer',
    response: z.array(cartLine),
  }),
  saveCartLine: defineCall({
    method: 'POST',
    path: '/shipClient/cart/save',
    summary: 'Put a line into the cart, or change one; nothing is held by it',
    permission: 'customer',
    body: orderLine.extend({ id: id.optional() }),
    response: z.array(cartLine),
    errors: [...lineErrors, 'booking.cartFull', 'record.missing'],
  }),
  deleteCartLine: defineCall({
    method: 'POST',
    path: '/shipClient/cart/delete/{id}',
    summary: 'Take a line out of the cart',
    permission: 'customer',
    params: idParam,
    response: z.array(cartLine),
    errors: ['record.missing'],
  }),
  checkout: defineCall({
    method: 'POST',
    path: '/shipClient/checkout',
    summary: 'Turn lines into orders that hold their places; each line succeeds or fails by itself',
    permission: 'buyer',
    body: checkoutBody,
    response: checkoutAnswer,
    errors: [
      ...lineErrors,
      'booking.priceChanged',
      'booking.retimed',
      'booking.worseTerms',
      'booking.personTwice',
      ...heldErrors,
      'booking.balanceShort',
      'booking.keyReused',
    ],
    bodyLimit: 500_000,
  }),
  pageMyOrders: defineCall({
    method: 'POST',
    path: '/shipClient/order/page',
    summary:
      'The own orders, newest first, those bought together in one group; of coming trips the next one first',
    permission: 'buyer',
    body: pageInput({ status: orderStatus.optional(), trips: z.enum(ownTrips).optional() }, ['createdAt']),
    response: z.object({ records: z.array(orderGroup), total: z.int(), now: instant }),
  }),
  listMyOrders: defineCall({
    method: 'POST',
    path: '/shipClient/order/tickets',
    summary: 'Some of the own orders with their tickets',
    permission: 'buyer',
    body: z.strictObject({ ids: idList(maxCartLines, 1) }),
    response: z.object({ orders: z.array(orderWithTickets), now: instant }),
    errors: ['record.missing'],
  }),
  cancelMyOrders: defineCall({
    method: 'POST',
    path: '/shipClient/order/cancel',
    summary: 'Cancel own orders that are not paid; their places are free at once',
    permission: 'buyer',
    body: z.strictObject({ ids: idList(maxCartLines, 1) }),
    response: z.object({ orders: z.array(orderWithTickets), now: instant }),
    errors: ['order.step', 'order.oneOfSeveral', 'record.missing', 'session.askLink'],
  }),
  lookUpOrder: defineCall({
    method: 'POST',
    path: '/shipClient/queryOrder',
    summary: "An order by its number and the last four characters of a passenger's document",
    permission: 'public',
    body: z.strictObject({
      orderNo: text(40, 1).toUpperCase(),
      idEnding: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z0-9]{4}$/, { error: 'order.idEnding' }),
    }),
    /** Tickets of that passenger alone; the others only as names cut short. */
    response: z.object({ order: orderWithTickets, now: instant }),
    errors: ['order.lookup', 'order.lookupDay', 'request.tooMany'],
  }),
};
