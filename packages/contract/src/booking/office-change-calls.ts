import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { hasSlip, moneyTaken, slipMissing } from '../core/desk-money.ts';
import { id, idParam, instant, text, uuid } from '../core/fields.ts';
import { changeErrors, changeQuote } from './money-calls.ts';
import { officeOrderDetail } from './office-schemas.ts';
import { shownTerms } from './terms-schemas.ts';

const edit = { route: '/ship/shipOrder', access: 'edit' } as const;

/** A change of date made by staff, for orders with an account or without. */
export const officeChangeCalls = {
  quoteOfficeChange: defineCall({
    method: 'POST',
    path: '/order/{id}/changeQuote',
    summary: 'What it costs to move an order to another sailing',
    permission: edit,
    params: idParam,
    body: z.strictObject({ sailingId: id }),
    response: changeQuote,
    errors: changeErrors,
  }),
  changeOfficeOrder: defineCall({
    method: 'POST',
    path: '/order/{id}/change',
    summary: 'Move a paid order to another sailing; what it costs more is taken at the counter',
    permission: edit,
    params: idParam,
    body: z.strictObject({
      key: uuid,
      sailingId: id,
      shownDueSen: z.int(),
      shownDepartsAt: instant.optional(),
      shownTerms: shownTerms.optional(),
      /** How the money was taken, where there is some to take. */
      money: moneyTaken.refine(hasSlip, slipMissing).nullish(),
      note: text(200).default(''),
    }),
    response: officeOrderDetail,
    errors: [
      ...changeErrors,
      'order.changeWaits',
      'booking.retimed',
      'booking.worseTerms',
      'booking.keyReused',
      'payment.method',
      'payment.slipUsed',
      'drawer.needed',
    ],
  }),
};
