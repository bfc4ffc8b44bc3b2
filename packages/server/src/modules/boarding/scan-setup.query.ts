import type { ScanSetup } from '@gangway/contract/boarding/schemas.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { listPublicKeys } from '../../platform/secrets/signing-keys.ts';
import { readSettings } from '../settings/index.ts';
import { listBoardingSailings } from './boarding-sailings.queries.ts';

/** What a device must know to scan, also when it is alone. */
export async function readScanSetup({ db }: Platform, caller: Caller, now: Date): Promise<ScanSetup> {
  const [publicKeys, settings, sailings] = await Promise.all([
    listPublicKeys(db, 'ticket'),
    readSettings(db, 'boarding.waitMs', 'boarding.reboard', 'boarding.admitUnlisted'),
    listBoardingSailings(db, now),
  ]);
  return {
    now: now.toISOString(),
    publicKeys,
    posts: [...caller.posts],
    accountId: caller.accountId,
    accountName: caller.name || caller.username,
    waitMs: settings['boarding.waitMs'],
    reboard: settings['boarding.reboard'],
    admitUnlisted: settings['boarding.admitUnlisted'],
    sailings,
  };
}
