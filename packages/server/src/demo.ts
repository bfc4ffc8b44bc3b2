import { customersDemo } from './modules/customers/index.ts';
import { hashPassword, hasNoAccounts, identityDemo } from './modules/identity/index.ts';
import { inTransaction } from './platform/database/in-transaction.ts';
import { lockAll } from './platform/database/locks.ts';
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

/** Fills an empty database with something to look at, once, whole, however many processes start. Never in production. */
export async function fillDemo({ db, secrets }: Platform): Promise<void> {
  if (!(await hasNoAccounts(db))) return;
  const passwordHash = await hashPassword(demoPassword);
  await inTransaction(db, async (tx) => {
    await lockAll(tx, 'accounts');
    if (!(await hasNoAccounts(tx))) return;
    await identityDemo(tx, passwordHash);
    await customersDemo(tx, secrets, passwordHash);
  });
}
