import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { nothing } from '../core/fields.ts';
import { bookAsGuestBody, makeAccountBody } from './schemas.ts';

/** Booking without an account, and making one of it afterwards. */
export const guestAccountCalls = {
  bookAsGuest: defineCall({
    method: 'POST',
    path: '/shipClient/guest',
    summary:
      'Go on without an account; the data of the answer is a token that reaches what is booked with it, and nothing else',
    permission: 'public',
    body: bookAsGuestBody,
    response: z.string(),
    errors: ['guest.tooMany', 'request.tooMany'],
  }),
  makeAccount: defineCall({
    method: 'POST',
    path: '/shipClient/guest/account',
    summary:
      'Make an account of a booking without one; its orders stay, other sessions and mailed links end, and tickets that were shared stay so until withdrawn',
    permission: 'buyer',
    body: makeAccountBody,
    response: nothing,
    errors: [
      'account.usernameTaken',
      'register.underAge',
      'guest.hasAccount',
      'session.askLink',
      'request.tooMany',
    ],
  }),
};
