import type { customersCalls } from '@gangway/contract/customers/calls.ts';
import { sendSheet } from '../../platform/excel/send-sheet.ts';
import { requireEdit } from '../../platform/http/authorize.ts';
import type { Handlers } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { findCandidates, listAgents } from './agents.queries.ts';
import { bookAsGuest } from './book-as-guest.ts';
import { confirmEmail } from './confirm-email.ts';
import { checkReferrer } from './check-referrer.ts';
import { type CustomerRow, findCustomers, getCustomer, pageCustomers } from './customers.queries.ts';
import { deletePassenger } from './delete-passenger.ts';
import { exportAgents, type ReadSales } from './export-agents.query.ts';
import { type CountOrders, exportCustomers } from './export-customers.query.ts';
import type { LoginLimits } from '../identity/index.ts';
import { forgotPassword } from './forgot-password.ts';
import { mailConfirmationAgain } from './mail-confirmation.ts';
import { makeAccount } from './make-account.ts';
import { listPassengers } from './passengers.queries.ts';
import { getProfile } from './profile.query.ts';
import { register } from './register.ts';
import { resetCustomerPassword } from './reset-customer-password.ts';
import { resetPassword } from './reset-password.ts';
import { saveCustomer } from './save-customer.ts';
import { savePassenger } from './save-passenger.ts';
import { saveProfile } from './save-profile.ts';
import { setCustomerStatus } from './set-customer-status.ts';
import { setLevel } from './set-level.ts';
import { setSuperior } from './set-superior.ts';
import { type ReadBalances, withBalances } from './with-balances.ts';

/** `figures` come from whoever keeps balances and orders; customers know only that they are about accounts and codes. */
export function customersRoutes(
  platform: Platform,
  figures: { readBalances: ReadBalances; readSales: ReadSales; countOrders: CountOrders },
  mail: { publicUrl: string; loginLimits: () => Promise<LoginLimits> },
): Handlers<typeof customersCalls> {
  const { db } = platform;
  const { readBalances } = figures;
  const { publicUrl } = mail;
  const withBalance = async (customer: CustomerRow) => {
    const [held] = await readBalances([customer.id]);
    return { ...customer, balanceSen: held?.balanceSen ?? 0 };
  };
  return {
    register: ({ body, actor, locale, request }) => {
      const device = request.headers['user-agent'] ?? '';
      return register(platform, { ...body, device, mail: { locale, publicUrl } }, actor);
    },
    bookAsGuest: ({ body, actor, request }) =>
      bookAsGuest(platform, { ...body, device: request.headers['user-agent'] ?? '' }, actor),
    makeAccount: ({ body, caller, actor, locale }) =>
      makeAccount(platform, caller, body, { locale, publicUrl }, actor),
    forgotPassword: async ({ body, actor, locale }) =>
      forgotPassword(platform, { ...body, locale, limits: await mail.loginLimits() }, actor),
    resetPassword: async ({ body, actor }) =>
      resetPassword(platform, { ...body, limits: await mail.loginLimits() }, actor),
    mailConfirmation: ({ caller, locale }) =>
      mailConfirmationAgain(platform, caller.accountId, { locale, publicUrl }),
    confirmEmail: async ({ body, actor }) =>
      confirmEmail(platform, { ...body, limits: await mail.loginLimits() }, actor),
    checkReferrer: ({ body, actor }) => checkReferrer(platform, body.code, actor),
    getProfile: ({ caller }) => getProfile(db, caller.accountId),
    saveProfile: async ({ body, caller, actor, locale }) =>
      saveProfile(platform, caller, body, { locale, publicUrl, limits: await mail.loginLimits() }, actor),
    listPassengers: ({ caller, locale }) => listPassengers(db, caller.accountId, locale),
    savePassenger: ({ body, caller, actor }) => savePassenger(platform, caller.accountId, body, actor),
    deletePassenger: ({ params, caller, actor }) =>
      deletePassenger(platform, caller.accountId, params.id, actor),
    pageCustomers: async ({ body }) => {
      const { records, total } = await pageCustomers(db, body);
      return { records: await withBalances(readBalances, records), total };
    },
    exportCustomers: async (input) =>
      sendSheet(input, await exportCustomers(db, figures, input.body, input.locale)),
    customerDetail: async ({ params }) => withBalance(await getCustomer(db, params.id)),
    saveCustomer: async ({ params, body, actor }) =>
      withBalance(await saveCustomer(platform, params.id, body, actor)),
    findCustomers: ({ body }) => findCustomers(db, body.keyword),
    setCustomerStatus: async ({ params, body, actor }) =>
      withBalance(await setCustomerStatus(platform, params.id, body.status, actor)),
    resetCustomerPassword: ({ params, body, actor }) =>
      resetCustomerPassword(platform, params.id, body.password, actor),
    listAgents: ({ locale }) => listAgents(db, locale),
    exportAgents: async (input) =>
      sendSheet(input, await exportAgents(db, figures, input.body.filter, input.locale)),
    findCandidates: ({ body }) => findCandidates(db, body.keyword),
    setLevel: ({ params, body, actor }) => setLevel(platform, params.id, body, actor),
    setSuperior: ({ params, body, actor }) => setSuperior(platform, params.id, body.superiorId, actor),
    resetAgentPassword: ({ params, body, caller, actor }) => {
      // Whoever manages agents can make one of any customer: that must not hand them the customer's account.
      requireEdit(caller, '/ship/userInfoRecord');
      return resetCustomerPassword(platform, params.id, body.password, actor, 'agent');
    },
  };
}
