import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bookingDemo } from '../modules/booking/index.ts';
import { customersDemo } from '../modules/customers/index.ts';
import { fleetDemo, fleetPictures } from '../modules/fleet/index.ts';
import { hashPassword, hasNoAccounts, identityDemo } from '../modules/identity/index.ts';
import { mediaDemo, slidePictures, storeDemoPictures } from '../modules/media/index.ts';
import { demoDrawers, enterDemoPayment } from '../modules/payments/index.ts';
import { routePictures, sailingsDemo } from '../modules/sailings/index.ts';
import { walletDemo } from '../modules/wallet/index.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { lockAll } from '../platform/database/locks.ts';
import type { Platform } from '../platform/platform.ts';
import { random } from './random.ts';

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

/** Fills an empty database with something to look at: `accounts` alone, or all of it. Never runs in production. */
export async function fillDemo(running: Platform, extent: 'accounts' | 'all'): Promise<void> {
  if (!(await hasNoAccounts(running.db))) return;
  // All of it is made at one moment: filled over midnight, its days would not fit each other.
  const now = running.clock();
  const platform = { ...running, clock: () => now };
  const passwordHash = await hashPassword(demoPassword);
  if (extent === 'all') {
    const names = [...slidePictures, ...fleetPictures, ...routePictures];
    const picture = await storeDemoPictures(platform, readPicture, names);
    await mediaDemo(platform, picture);
    await fleetDemo(platform, picture);
    await sailingsDemo(platform, picture);
  }
  // Accounts come last: while there are none, a demo that was cut short is filled again.
  await inTransaction(platform.db, async (tx) => {
    await lockAll(tx, 'accounts');
    if (!(await hasNoAccounts(tx))) return;
    await identityDemo(tx, passwordHash);
    await customersDemo(tx, platform.secrets, passwordHash, now);
    if (extent === 'all') {
      await bookingDemo(platform, tx, random(20_261), passwordHash);
      await walletDemo(tx, enterDemoPayment, now);
      await demoDrawers(tx, now);
    }
  });
}

function readPicture(name: string): Promise<Buffer> {
  return readFile(path.join(import.meta.dirname, 'pictures', `${name}.webp`));
}
