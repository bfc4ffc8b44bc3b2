import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { nothing } from '../core/fields.ts';
import { forgotPasswordBody, linkBody, resetPasswordBody } from '../identity/schemas.ts';

/** The calls about a password nobody knows any more, and the address a new one is mailed to. */
export const recoveryCalls = {
  forgotPassword: defineCall({
    method: 'POST',
    path: '/shipClient/password/forgotten',
    summary:
      'Ask for a link to set a new password; the answer is the same whether there is such an account or not',
    permission: 'public',
    body: forgotPasswordBody,
    response: nothing,
    errors: ['login.tooManyTries'],
  }),
  resetPassword: defineCall({
    method: 'POST',
    path: '/shipClient/password/reset',
    summary: 'Set a new password by a mailed link; every session of the account ends',
    permission: 'public',
    body: resetPasswordBody,
    response: nothing,
    errors: ['link.spent', 'login.tooManyTries'],
  }),
  mailConfirmation: defineCall({
    method: 'POST',
    path: '/shipClient/email/link',
    summary: 'Mail the link that confirms the own e-mail address once more',
    permission: 'customer',
    response: nothing,
    errors: ['request.invalid', 'request.tooMany'],
  }),
  confirmEmail: defineCall({
    method: 'POST',
    path: '/shipClient/email/confirm',
    summary: 'Confirm an e-mail address by the link mailed to it',
    permission: 'public',
    body: linkBody,
    response: z.object({ email: z.string() }),
    errors: ['link.spent', 'email.taken', 'login.tooManyTries'],
  }),
};
