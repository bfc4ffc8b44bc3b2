import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { demoPassword } from '../demo-logins.ts';
import { hasNoAccounts, hashPassword } from '../modules/identity/index.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { lockAll } from '../platform/database/locks.ts';
import type { Platform } from '../platform/platform.ts';
import { afterFilling } from './after-filling.ts';
import { fillBoarding } from './boarding/fill-boarding.ts';
import { fillBooking } from './booking/fill-booking.ts';
import { fillCustomers } from './customers/fill-customers.ts';
import { fillFleet } from './fleet/fill-fleet.ts';
import { fleetPictures } from './fleet/fleet-data.ts';
import { fillHousekeeping } from './housekeeping/fill-housekeeping.ts';
import { fillIdentity } from './identity/fill-identity.ts';
import { fillLegacy } from './legacy/fill-legacy.ts';
import { fillMedia, slidePictures, storePictures } from './media/fill-media.ts';
import { fillDrawers } from './payments/fill-drawers.ts';
import { enterDemoPayment } from './payments/insert-payments.ts';
import { random } from './random.ts';
import { fillSailings, routePictures } from './sailings/fill-sailings.ts';
import { fillWallet } from './wallet/fill-wallet.ts';

/** Fills an empty database with something to look at: `accounts` alone, or all of it. Never runs in production. */
export async function fillDemo(
  running: Platform,
  extent: 'accounts' | 'all',
  publicUrl: string,
): Promise<void> {
  if (!(await hasNoAccounts(running.db))) return;
  // All of it is made at one moment: filled over midnight, its days would not fit each other.
  const now = running.clock();
  const platform = { ...running, clock: () => now };
  const passwordHash = await hashPassword(demoPassword);
  if (extent === 'all') {
    const names = [...slidePictures, ...fleetPictures, ...routePictures];
    const picture = await storePictures(platform, readPicture, names);
    await fillMedia(platform, picture);
    await fillFleet(platform, picture);
    await fillSailings(platform, picture);
  }
  // Accounts come last: while there are none, a demo that was cut short is filled again.
  const isFilled = await inTransaction(platform.db, async (tx) => {
    await lockAll(tx, 'accounts');
    if (!(await hasNoAccounts(tx))) return false;
    await fillIdentity(tx, passwordHash);
    await fillCustomers(tx, platform.secrets, passwordHash, now);
    if (extent === 'all') {
      const moves = await fillBooking(platform, tx, random(20_261), passwordHash);
      await fillBoarding(tx, random(20_262), now);
      await fillHousekeeping(tx, random(20_263), now);
      await fillWallet(tx, enterDemoPayment, now, moves);
      await fillDrawers(tx, now);
      await fillLegacy(tx, random(20_264), now);
    }
    return true;
  });
  if (isFilled && extent === 'all') await afterFilling(platform, publicUrl);
}

function readPicture(name: string): Promise<Buffer> {
  return readFile(path.join(import.meta.dirname, 'pictures', `${name}.webp`));
}
