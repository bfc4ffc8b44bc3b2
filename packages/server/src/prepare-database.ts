import type { Env } from './env.ts';
import { fillDemoBeside } from './fill-demo-beside.ts';
import { hasNoAccounts, syncMenus } from './modules/identity/index.ts';
import { oneAtATime } from './platform/database/one-at-a-time.ts';
import type { Platform } from './platform/platform.ts';
import { prepareKeys } from './platform/secrets/signing-keys.ts';

/** The lock of the process that fills an empty database. */
const prepareLock = 7_204_312;

/** Puts into a migrated database what every process relies on, one process after the other. */
export async function prepareDatabase(
  platform: Platform,
  { env, databaseUrl, directUrl }: { env: Env; databaseUrl: string; directUrl: string },
): Promise<void> {
  const { db, secrets, log, clock } = platform;
  const alone = {
    directUrl,
    lock: prepareLock,
    onWait: () => log.warn('another process is filling the database; waiting for it'),
  };
  await oneAtATime(alone, async () => {
    await prepareKeys(db, secrets);
    await syncMenus(db);
    if (env.demo !== 'none' && (await hasNoAccounts(db)))
      await fillDemoBeside({ env, databaseUrl, at: clock().toISOString() });
  });
}
