import type { StayRecord } from '@gangway/contract/housekeeping/schemas.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { getStay } from './answers.query.ts';
import { endStays } from './stays.store.ts';

/** Ends a stay: its room waits to be cleaned. One that is over stays as it ended. */
export async function checkOut({ db }: Platform, stayId: number, actor: Actor): Promise<StayRecord> {
  await inTransaction(db, (tx) => endStays(tx, [stayId], actor));
  return getStay(db, stayId, actor.at);
}
