import type { customersCalls } from '@gangway/contract/customers/calls.ts';
import { sendSheet } from '../../platform/excel/send-sheet.ts';
import { requireEdit } from '../../platform/http/authorize.ts';
import type { Handlers } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { findCandidates, listAgents } from './agents.queries.ts';
import { type CustomerRow, findCustomers, getCustomer, pageCustomers } from './customers.queries.ts';
import { deletePassenger } from './delete-passenger.ts';
import { exportAgents, type ReadSales } from './export-agents.query.ts';
import { exportCustomers } from './export-customers.query.ts';
import { listPassengers } from './passengers.queries.ts';
import { getProfile } from './profile.query.ts';
import { register } from './register.ts';
import { resetCustomerPassword } from './reset-customer-password.ts';
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
  figures: { readBalances: ReadBalances; readSales: ReadSales },
): Handlers<typeof customersCalls> {
  const { db } = platform;
  const { readBalances } = figures;
  const withBalance = async (customer: CustomerRow) => {
    const [held] = await readBalances([customer.id]);
    return { ...customer, balanceSen: held?.balanceSen ?? 0 };
  };
  return {
    register: ({ body, origin, request }) =>
      register(platform, { ...body, device: request.headers['user-agent'] ?? '' }, origin),
    getProfile: ({ caller }) => getProfile(db, caller.accountId),
    saveProfile: ({ body, caller, origin }) => saveProfile(platform, caller.accountId, body, origin),
    listPassengers: ({ caller }) => listPassengers(db, caller.accountId),
    savePassenger: ({ body, caller, origin }) => savePassenger(platform, caller.accountId, body, origin),
    deletePassenger: ({ params, caller, origin }) =>
      deletePassenger(platform, caller.accountId, params.id, origin),
    pageCustomers: async ({ body }) => {
      const { records, total } = await pageCustomers(db, body);
      return { records: await withBalances(readBalances, records), total };
    },
    exportCustomers: async (input) =>
      sendSheet(input, await exportCustomers(db, readBalances, input.body, input.locale)),
    customerDetail: async ({ params }) => withBalance(await getCustomer(db, params.id)),
    saveCustomer: async ({ params, body, origin }) =>
      withBalance(await saveCustomer(platform, params.id, body, origin)),
    findCustomers: ({ params }) => findCustomers(db, params.keyword),
    setCustomerStatus: async ({ params, body, origin }) =>
      withBalance(await setCustomerStatus(platform, params.id, body.status, origin)),
    resetCustomerPassword: ({ params, body, origin }) =>
      resetCustomerPassword(platform, params.id, body.password, origin),
    listAgents: () => listAgents(db),
    exportAgents: async (input) =>
      sendSheet(input, await exportAgents(db, figures, input.body.filter, input.locale)),
    findCandidates: ({ params }) => findCandidates(db, params.keyword),
    setLevel: ({ params, body, origin }) => setLevel(platform, params.id, body, origin),
    setSuperior: ({ params, body, origin }) => setSuperior(platform, params.id, body.superiorId, origin),
    resetAgentPassword: ({ params, body, caller, origin }) => {
      // Whoever manages agents can make one of any customer: that must not hand them the customer's account.
      requireEdit(caller, '/ship/userInfoRecord');
      return resetCustomerPassword(platform, params.id, body.password, origin, 'agent');
    },
  };
}
