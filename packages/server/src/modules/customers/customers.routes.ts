import type { customersCalls } from '@gangway/contract/customers/calls.ts';
import type { Handlers } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { getProfile } from './profile.query.ts';
import { register } from './register.ts';
import { saveProfile } from './save-profile.ts';

export function customersRoutes(platform: Platform): Handlers<typeof customersCalls> {
  return {
    register: ({ body, origin, request }) =>
      register(platform, { ...body, device: request.headers['user-agent'] ?? '' }, origin),
    getProfile: ({ caller }) => getProfile(platform.db, caller.accountId),
    saveProfile: ({ body, caller, origin }) => saveProfile(platform, caller.accountId, body, origin),
  };
}
