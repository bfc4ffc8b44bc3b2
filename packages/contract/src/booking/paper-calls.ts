import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { idParam } from '../core/fields.ts';
import { mailStatus } from '../system/mail-calls.ts';
import { mailTicketsBody } from './paper-schemas.ts';
import { receipt } from './receipt-calls.ts';
import { orderWithTickets } from './schemas.ts';

const edit = { route: '/ship/shipOrder', access: 'edit' } as const;

/** What a guest takes along from the desk: boarding passes with their codes, and receipts. */
export const orderPapers = z.object({
  order: orderWithTickets,
  receipts: z.array(receipt),
  /** Where its mails go; null when nobody gave an address. */
  email: z.string().nullable(),
});
export type OrderPapers = z.output<typeof orderPapers>;

export const paperCalls = {
  orderPapers: defineCall({
    method: 'GET',
    path: '/order/{id}/papers',
    summary:
      'The boarding passes of an order with their codes and its receipts, to print or to show at the desk',
    permission: edit,
    params: idParam,
    response: orderPapers,
    errors: ['record.missing'],
  }),
  mailTickets: defineCall({
    method: 'POST',
    path: '/order/{id}/mailTickets',
    summary: 'Mail the tickets of a paid order, once more or to another address',
    permission: edit,
    params: idParam,
    body: mailTicketsBody,
    response: z.object({ recipient: z.string(), status: mailStatus }),
    errors: ['order.step', 'booking.keyReused', 'record.missing'],
  }),
};
