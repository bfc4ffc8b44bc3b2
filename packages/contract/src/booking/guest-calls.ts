import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { hasSlip, moneyTaken, slipMissing } from '../core/desk-money.ts';
import { id, idParam, instant, text, uuid } from '../core/fields.ts';
import { officeOrderDetail } from './office-schemas.ts';
import { correctGuestBody, orderWithTickets, passenger, paymentMethod } from './schemas.ts';

const replaceFields = {
  /** Made once for each wish: sent again, the guest is replaced once. */
  key: uuid,
  /** Whose place is taken. */
  ticketId: id,
  passenger,
  /** The fee that was shown. */
  shownFeeSen: z.int().min(0),
};
const replaceErrors = [
  'order.step',
  'order.noReplace',
  'order.guestFee',
  'order.changeWaits',
  'booking.keyReused',
  'booking.passengers',
  'booking.personTwice',
  'booking.referrer',
  'payment.method',
  'record.changed',
  'record.missing',
];

/** One guest instead of another: the order, its place and its price stay. */
export const guestCalls = {
  replaceGuest: defineCall({
    method: 'POST',
    path: '/shipClient/order/{id}/replaceGuest',
    summary: 'Let somebody else travel in the place of a guest of an own paid order',
    permission: 'buyer',
    params: idParam,
    body: z.strictObject({
      ...replaceFields,
      /** How the fee is paid, where there is one. */
      method: paymentMethod.extract(['balance']).nullish(),
    }),
    response: z.object({ order: orderWithTickets, now: instant }),
    errors: [...replaceErrors, 'order.replaceDay', 'booking.balanceShort', 'session.askLink'],
  }),
  correctGuest: defineCall({
    method: 'POST',
    path: '/order/{id}/correctGuest',
    summary: 'Put right what was typed wrongly of a guest; the ticket keeps its serial and its code',
    permission: { route: '/ship/shipOrder', access: 'edit' },
    params: idParam,
    body: correctGuestBody,
    response: officeOrderDetail,
    errors: [
      'order.step',
      'order.noCorrect',
      'order.otherPerson',
      'order.changeWaits',
      'booking.passengers',
      'booking.personTwice',
      'record.changed',
      'record.missing',
    ],
  }),
  replaceOfficeGuest: defineCall({
    method: 'POST',
    path: '/order/{id}/replaceGuest',
    summary: 'Let somebody else travel in the place of a guest; a fee is taken at the counter',
    permission: { route: '/ship/shipOrder', access: 'edit' },
    params: idParam,
    body: z.strictObject({
      ...replaceFields,
      /** How the fee was taken, where there is one. */
      money: moneyTaken.refine(hasSlip, slipMissing).nullish(),
      note: text(200).default(''),
    }),
    response: officeOrderDetail,
    errors: [...replaceErrors, 'drawer.needed', 'payment.slipUsed'],
  }),
};
