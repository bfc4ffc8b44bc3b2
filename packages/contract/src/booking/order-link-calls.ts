import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { id, nothing, text } from '../core/fields.ts';
import { orderLinkBody } from './order-link-schemas.ts';

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
};
