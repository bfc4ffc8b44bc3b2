import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { plainDate, text } from '../core/fields.ts';
import { foundAnything } from './find-schemas.ts';

export const findCalls = {
  findAnything: defineCall({
    // What is looked for may be the number of a document: it stands in no address and in no log of addresses.
    method: 'POST',
    path: '/office/find',
    summary:
      'A few orders, customers, sailings and payments that fit what was typed, of the kinds the role may see: numbers, names, phones, mail addresses, documents, dates, ships',
    permission: {
      anyRoute: ['/ship/shipOrder', '/ship/userInfoRecord', '/ship/sailings', '/business/paymentRecord'],
      access: 'view',
    },
    body: z.strictObject({
      keyword: text(80, 2),
      /** The day it means, where it can be read as one. */
      date: plainDate.optional(),
    }),
    response: foundAnything,
  }),
};
