import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { idParam } from '../core/fields.ts';

/** Orders that a deed touches: what is on them has been paid for, or is about to be. */
const touched = {
  paidOrders: z.int(),
  unpaidOrders: z.int(),
  /** Whoever sails on either. */
  people: z.int(),
  /** What has been paid and not given back. */
  paidSen: z.int(),
};

/** What somebody should know before doing what cannot be taken back. */
export const stakesCalls = {
  sailingStakes: defineCall({
    method: 'GET',
    path: '/order/sailing/{id}/stakes',
    summary: 'Which orders and how much money canceling a sailing would touch',
    permission: { route: '/ship/sailings', access: 'edit' },
    params: idParam,
    response: z.object({
      ...touched,
      /** Orders of another sailing that change to this one once that is paid: other times are told to them too. */
      waitingChanges: z.int(),
      /** Of all these, those of whom nobody gave an address: other times are not mailed to them. */
      withoutAddress: z.int(),
    }),
    errors: ['record.missing'],
  }),
  shipStakes: defineCall({
    method: 'GET',
    path: '/order/ship/{id}/stakes',
    summary: 'Which sailings, orders and how much money taking a ship out of service would touch',
    permission: { route: '/ship/ship', access: 'edit' },
    params: idParam,
    response: z.object({
      ...touched,
      /** All it ever had: with any, it is not deleted. */
      sailings: z.int(),
      /** Those that are neither over nor cancelled. */
      sailingsAhead: z.int(),
    }),
    errors: ['record.missing'],
  }),
};
