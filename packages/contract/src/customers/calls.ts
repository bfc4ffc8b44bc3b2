import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { fileContent, id, idParam, nothing, text } from '../core/fields.ts';
import { pageInput, pageOf } from '../core/paging.ts';
import { agentCalls } from './agent-calls.ts';
import { guestAccountCalls } from './guest-account-calls.ts';
import { customer } from './records.ts';
import { recoveryCalls } from './recovery-calls.ts';
import { referrer, savedPassenger, savePassengerBody } from './passengers.ts';
import { newPassword } from '../identity/schemas.ts';
import {
  customerLevel,
  profile,
  registerBody,
  saveCustomerBody,
  savedProfile,
  saveProfileBody,
} from './schemas.ts';

const viewCustomers = { route: '/ship/userInfoRecord', access: 'view' } as const;
const editCustomers = { route: '/ship/userInfoRecord', access: 'edit' } as const;
const customerPage = pageInput(
  {
    keyword: text(80).optional(),
    level: customerLevel.optional(),
    status: z.enum(['active', 'disabled']).optional(),
    superiorId: id.optional(),
  },
  ['registeredAt', 'username', 'lastLoginAt'],
);

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
  checkReferrer: defineCall({
    method: 'POST',
    path: '/shipClient/referrer/check',
    summary: 'Whether a reference code is known, asked while somebody fills in a booking',
    permission: 'public',
    body: z.strictObject({ code: referrer }),
    response: z.object({ known: z.boolean() }),
    errors: ['request.tooMany'],
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
    response: savedProfile,
    errors: ['request.invalid', 'password.wrong', 'login.tooManyTries', 'record.changed'],
  }),
  listPassengers: defineCall({
    method: 'GET',
    path: '/shipClient/passenger/list',
    summary: 'The passengers one keeps for the next time',
    permission: 'customer',
    response: z.array(savedPassenger),
  }),
  savePassenger: defineCall({
    method: 'POST',
    path: '/shipClient/passenger/save',
    summary:
      'Keep a passenger who consents to it, or change one; the document number left out stays what it is',
    permission: 'customer',
    body: savePassengerBody,
    response: savedPassenger,
    errors: ['passenger.tooMany', 'record.missing', 'request.invalid'],
  }),
  deletePassenger: defineCall({
    method: 'POST',
    path: '/shipClient/passenger/delete/{id}',
    summary: 'Forget a kept passenger',
    permission: 'customer',
    params: idParam,
    response: nothing,
    errors: ['record.missing'],
  }),
  pageCustomers: defineCall({
    method: 'POST',
    path: '/customer/page',
    summary: 'Customers, a page at a time',
    permission: viewCustomers,
    body: customerPage,
    response: pageOf(customer),
  }),
  exportCustomers: defineCall({
    method: 'POST',
    path: '/customer/export',
    summary: 'The customers that match, as an Excel file (at most 100,000)',
    permission: viewCustomers,
    body: customerPage.pick({ filter: true, sort: true }),
    response: fileContent,
    kind: 'file',
  }),
  customerDetail: defineCall({
    method: 'GET',
    path: '/customer/{id}',
    summary: 'A customer with the profile',
    permission: viewCustomers,
    params: idParam,
    response: customer,
    errors: ['record.missing'],
  }),
  saveCustomer: defineCall({
    method: 'POST',
    path: '/customer/{id}/save',
    summary: "Put a customer's details right; refused when somebody changed them since they were looked at",
    permission: editCustomers,
    params: idParam,
    body: saveCustomerBody,
    response: customer,
    errors: ['record.changed', 'record.missing', 'register.underAge', 'request.invalid'],
  }),
  findCustomers: defineCall({
    method: 'POST',
    path: '/customer/like',
    summary: 'Customers whose username, name, phone or email holds a keyword, for choosing one',
    permission: { route: '/ship/shipOrder', access: 'edit' },
    body: z.strictObject({ keyword: text(80, 1) }),
    response: z.array(
      customer.pick({
        id: true,
        username: true,
        realName: true,
        phone: true,
        email: true,
        level: true,
        referenceCode: true,
      }),
    ),
  }),
  setCustomerStatus: defineCall({
    method: 'POST',
    path: '/customer/{id}/status',
    summary: 'Disable a customer, or let one in again; disabled, every session ends',
    permission: editCustomers,
    params: idParam,
    body: z.strictObject({ status: z.enum(['active', 'disabled']) }),
    response: customer,
    errors: ['record.missing'],
  }),
  resetCustomerPassword: defineCall({
    method: 'POST',
    path: '/customer/{id}/password',
    summary: 'Give a customer a new password; every session of theirs ends',
    permission: editCustomers,
    params: idParam,
    body: z.strictObject({ password: newPassword }),
    response: nothing,
    errors: ['record.missing'],
  }),
  ...guestAccountCalls,
  ...recoveryCalls,
  ...agentCalls,
};
