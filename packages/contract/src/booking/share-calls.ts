import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { idParam, instant, nothing, text } from '../core/fields.ts';
import { bed } from '../fleet/schemas.ts';
import { embarkation } from './arrival-schemas.ts';
import { orderRoomType, orderSailing, ticket } from './schemas.ts';

/** One ticket as whoever was given its link sees it: nothing of the order, of its money, or of others on it. */
export const sharedTicket = z.object({
  sailing: orderSailing,
  arrival: embarkation,
  roomType: orderRoomType,
  bed: bed.nullable(),
  roomNumber: z.string().nullable(),
  /** Of the document only its last two characters. */
  ticket: ticket.pick({
    serial: true,
    name: true,
    ageGroup: true,
    idType: true,
    idEnding: true,
    certificateNeeded: true,
    code: true,
    boardedAt: true,
  }),
});
export type SharedTicket = z.output<typeof sharedTicket>;

/** A link to one ticket, to be given on. */
export const shareCalls = {
  shareTicket: defineCall({
    method: 'POST',
    path: '/shipClient/ticket/{id}/share',
    summary: 'Make a link that shows one own ticket; asked again, the same until it is withdrawn',
    permission: 'buyer',
    params: idParam,
    response: z.object({ token: z.string(), sharedAt: instant }),
    errors: ['record.missing', 'ticket.noShare', 'session.askLink'],
  }),
  withdrawTicket: defineCall({
    method: 'POST',
    path: '/shipClient/ticket/{id}/withdraw',
    summary: 'End the link to an own ticket, if there is one',
    permission: 'buyer',
    params: idParam,
    response: nothing,
    errors: ['record.missing', 'session.askLink'],
  }),
  sharedTicket: defineCall({
    method: 'POST',
    path: '/shipClient/sharedTicket',
    summary: 'The ticket a link leads to, while it was not withdrawn and can still be used',
    permission: 'public',
    body: z.strictObject({ token: text(200, 1) }),
    response: sharedTicket,
    errors: ['ticket.shareOver', 'request.tooMany'],
  }),
};
