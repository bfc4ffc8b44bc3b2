import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { fileContent, id, idParam, text } from '../core/fields.ts';
import { guestCall, sailingGuest, sailingMoney } from './sailing-desk-schemas.ts';

const viewOrders = { route: '/ship/shipOrder', access: 'view' } as const;

/** What the desk asks of one sailing: who is booked, what was paid, whom to call. */
export const sailingDeskCalls = {
  sailingGuests: defineCall({
    method: 'GET',
    path: '/order/sailing/{id}/guests',
    summary: 'Everybody who is booked on a sailing, with how to reach them',
    permission: viewOrders,
    params: idParam,
    response: z.array(sailingGuest),
    errors: ['record.missing'],
  }),
  exportSailingGuests: defineCall({
    method: 'POST',
    path: '/order/sailing/{id}/guests/export',
    summary: 'Everybody who is booked on a sailing and matches, as an Excel file',
    permission: viewOrders,
    params: idParam,
    body: z.strictObject({ filter: z.strictObject({ keyword: text(80).optional() }).prefault({}) }),
    response: fileContent,
    kind: 'file',
    errors: ['record.missing'],
  }),
  sailingMoney: defineCall({
    method: 'GET',
    path: '/order/sailing/{id}/money',
    summary: 'What was taken, given back and is open on the orders of a sailing, by method',
    permission: { route: '/business/paymentRecord', access: 'view' },
    params: idParam,
    response: sailingMoney,
    errors: ['record.missing'],
  }),
  callList: defineCall({
    method: 'GET',
    path: '/order/sailing/{id}/calls',
    summary: 'Whom to call when a sailing is late or cancelled, and who has been called',
    permission: viewOrders,
    params: idParam,
    response: z.array(guestCall),
    errors: ['record.missing'],
  }),
  exportCallList: defineCall({
    method: 'POST',
    path: '/order/sailing/{id}/calls/export',
    summary: 'Whom to call, as an Excel file',
    permission: viewOrders,
    params: idParam,
    response: fileContent,
    kind: 'file',
    errors: ['record.missing'],
  }),
  markCalled: defineCall({
    method: 'POST',
    path: '/order/{id}/called',
    summary: 'Note that the people of an order were told about their sailing, or take that back',
    permission: { route: '/ship/shipOrder', access: 'edit' },
    params: idParam,
    body: z.strictObject({ sailingId: id, called: z.boolean() }),
    response: guestCall,
    errors: ['order.calledAlready', 'record.missing'],
  }),
};
