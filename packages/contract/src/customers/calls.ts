import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { profile, registerBody, saveProfileBody } from './schemas.ts';

export const customersCalls = {
  register: defineCall({
    method: 'POST',
    path: '/shipClient/register',
    summary: 'Open a customer account; the data of the answer is the token, so that one is signed in at once',
    permission: 'public',
    body: registerBody,
    response: z.string(),
    errors: ['account.usernameTaken', 'register.underAge', 'request.tooMany'],
  }),
  getProfile: defineCall({
    method: 'GET',
    path: '/shipClient/profile',
    summary: 'The own profile',
    permission: 'customer',
    response: profile,
  }),
  saveProfile: defineCall({
    method: 'POST',
    path: '/shipClient/profile/save',
    summary: 'Change the own profile',
    permission: 'customer',
    body: saveProfileBody,
    response: profile,
    errors: ['request.invalid'],
  }),
};
