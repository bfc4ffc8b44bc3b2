import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { id, idParam, nothing, text } from '../core/fields.ts';
import { officeOrderDetail } from './office-schemas.ts';
import { guestEmailBody, orderLinkBody } from './order-link-schemas.ts';

const desk = { route: '/ship/shipOrder', access: 'edit' } as const;

/** The way back to an order that was booked without an account. */
export const orderLinkCalls = {
  mailOrderLink: defineCall({
    method: 'POST',
    path: '/shipClient/order/link',
    summary:
      'Ask for a link to an order booked without an account; the answer is the same whether there is such an order or not',
    permission: 'public',
    body: orderLinkBody,
    response: nothing,
    errors: ['request.tooMany'],
  }),
  openOrderLink: defineCall({
    method: 'POST',
    path: '/shipClient/order/open',
    summary:
      'Open an order by its mailed link: a token that reaches what was booked with it, and buys nothing new',
    permission: 'public',
    body: z.strictObject({ token: text(200, 1) }),
    response: z.object({ token: z.string(), orderId: id }),
    errors: ['order.linkOver', 'request.tooMany'],
  }),
  correctOwnEmail: defineCall({
    method: 'POST',
    path: '/shipClient/guestEmail',
    summary:
      'Give what was booked without an account another mail address: links mailed before end, tickets are mailed anew, and those that were shared stay so until withdrawn',
    permission: 'buyer',
    body: guestEmailBody,
    response: nothing,
    errors: ['guest.hasAccount', 'record.changed', 'request.tooMany', 'session.askLink'],
  }),
  correctGuestEmail: defineCall({
    method: 'POST',
    path: '/order/{id}/guestEmail',
    summary:
      'Put right the mail address of whoever booked an order without an account: links mailed before end, tickets are mailed anew, and those that were shared stay so until withdrawn',
    permission: desk,
    params: idParam,
    body: guestEmailBody,
    response: officeOrderDetail,
    errors: ['guest.hasAccount', 'record.changed', 'record.missing'],
  }),
  withdrawLinks: defineCall({
    method: 'POST',
    path: '/shipClient/order/{id}/withdrawLinks',
    summary: 'End every link to an own order: those that were mailed, and those to its tickets',
    permission: 'buyer',
    params: idParam,
    response: nothing,
    errors: ['record.missing', 'session.askLink'],
  }),
  withdrawOfficeLinks: defineCall({
    method: 'POST',
    path: '/order/{id}/withdrawLinks',
    summary: 'End every link to an order: those that were mailed, and those to its tickets',
    permission: desk,
    params: idParam,
    response: nothing,
    errors: ['record.missing'],
  }),
};
