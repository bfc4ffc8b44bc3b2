import { customersDemo } from './modules/customers/index.ts';
import { hashPassword, hasNoAccounts, identityDemo } from './modules/identity/index.ts';
import type { Platform } from './platform/platform.ts';

/** The accounts a newcomer can try the product with. */
export const demoLogins = [
  'admin',
  'editor',
  'boarding',
  'food',
  'chip',
  'disembark',
  'frontdesk',
  'housekeeping',
  'finance',
  'superagent',
  'agent',
  'customer',
] as const;
export const demoPassword = 'Gangway-2026';

/** Fills an empty database with something to look at. Never runs in production. */
export async function fillDemo(platform: Platform): Promise<void> {
  if (!(await hasNoAccounts(platform))) return;
  const passwordHash = await hashPassword(demoPassword);
  await identityDemo(platform, passwordHash);
  await customersDemo(platform, passwordHash);
}
