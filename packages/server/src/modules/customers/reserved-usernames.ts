import { shippedRoles } from '@gangway/contract/core/office-routes.ts';

/**
 * Names nobody registers under, whether or not an account has them: so that asking for one tells nothing about the
 * staff, and no customer passes for one of them.
 */
export const reservedUsernames: ReadonlySet<string> = new Set([
  ...shippedRoles,
  'administrator',
  'root',
  'system',
  'staff',
  'support',
  'gangway',
]);
