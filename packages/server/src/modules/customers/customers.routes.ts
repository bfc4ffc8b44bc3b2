import type { customersCalls } from '@gangway/contract/customers/calls.ts';
import type { Handlers } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { findCandidates, listAgents } from './agents.queries.ts';
import { findCustomers, getCustomer, pageCustomers } from './customers.queries.ts';
import { deletePassenger } from './delete-passenger.ts';
import { listPassengers } from './passengers.queries.ts';
import { getProfile } from './profile.query.ts';
import { register } from './register.ts';
import { resetCustomerPassword } from './reset-customer-password.ts';
import { savePassenger } from './save-passenger.ts';
import { saveProfile } from './save-profile.ts';
import { setCustomerStatus } from './set-customer-status.ts';
import { setLevel } from './set-level.ts';
import { setSuperior } from './set-superior.ts';

export function customersRoutes(platform: Platform): Handlers<typeof customersCalls> {
  const { db } = platform;
  return {
    register: ({ body, origin, request }) =>
      register(platform, { ...body, device: request.headers['user-agent'] ?? '' }, origin),
    getProfile: ({ caller }) => getProfile(db, caller.accountId),
    saveProfile: ({ body, caller, origin }) => saveProfile(platform, caller.accountId, body, origin),
    listPassengers: ({ caller }) => listPassengers(db, caller.accountId),
    savePassenger: ({ body, caller, origin }) => savePassenger(platform, caller.accountId, body, origin),
    deletePassenger: ({ params, caller, origin }) =>
      deletePassenger(platform, caller.accountId, params.id, origin),
    pageCustomers: ({ body }) => pageCustomers(db, body),
    customerDetail: ({ params }) => getCustomer(db, params.id),
    findCustomers: ({ params }) => findCustomers(db, params.keyword),
    setCustomerStatus: ({ params, body, origin }) =>
      setCustomerStatus(platform, params.id, body.status, origin),
    resetCustomerPassword: ({ params, body, origin }) =>
      resetCustomerPassword(platform, params.id, body.password, origin),
    listAgents: () => listAgents(db),
    findCandidates: ({ params }) => findCandidates(db, params.keyword),
    setLevel: ({ params, body, origin }) => setLevel(platform, params.id, body, origin),
    setSuperior: ({ params, body, origin }) => setSuperior(platform, params.id, body.superiorId, origin),
    resetAgentPassword: ({ params, body, origin }) =>
      resetCustomerPassword(platform, params.id, body.password, origin, 'agent'),
  };
}
