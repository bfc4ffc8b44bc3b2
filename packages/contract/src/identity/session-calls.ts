import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { nothing } from '../core/fields.ts';
import { accountSession, changePasswordBody, loginBody, sessionUser } from './schemas.ts';

/** The calls about the own session: all that the customer site needs of this module, and every page loads. */
export const sessionCalls = {
  login: defineCall({
    method: 'POST',
    path: '/sysUser/login',
    summary:
      'Log in, staff and customers alike, customers also by a confirmed e-mail address or by phone; the data of the answer is the token',
    permission: 'public',
    body: loginBody,
    response: z.string(),
    errors: ['login.wrong', 'login.severalFit', 'login.tooManyTries', 'login.disabled'],
  }),
  info: defineCall({
    method: 'GET',
    path: '/sysUser/info',
    summary: 'Who is signed in, and the back-office routes they may open',
    permission: 'account',
    response: sessionUser,
  }),
  logout: defineCall({
    method: 'GET',
    path: '/sysUser/logout',
    summary: 'End this session',
    permission: 'account',
    response: nothing,
  }),
  listSessions: defineCall({
    method: 'GET',
    path: '/account/sessions',
    summary: 'Where this account is signed in',
    permission: 'account',
    response: z.array(accountSession),
  }),
  logoutElsewhere: defineCall({
    method: 'POST',
    path: '/account/logoutElsewhere',
    summary: 'End every other session of this account',
    permission: 'account',
    response: z.object({ ended: z.int() }),
  }),
  changePassword: defineCall({
    method: 'POST',
    path: '/account/changePassword',
    summary: 'Change the own password; every other session ends',
    permission: 'account',
    body: changePasswordBody,
    response: nothing,
    errors: ['password.wrong', 'login.tooManyTries'],
  }),
};
