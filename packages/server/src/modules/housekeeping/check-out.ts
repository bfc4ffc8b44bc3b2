import type { Data } from '@gangway/contract/core/define-call.ts';
import type { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { getStay } from './answers.query.ts';
import { endStays } from './stays.store.ts';

/** Ends a stay: its room waits to be cleaned. One that is over stays as it ended, and whoever asks is told that it was. */
export async function checkOut(
  { db }: Platform,
  stayId: number,
  actor: Actor,
): Promise<Data<typeof housekeepingCalls.checkOut>> {
  const ended = await inTransaction(db, (tx) => endStays(tx, [stayId], actor));
  return { ...(await getStay(db, stayId, actor.at)), wasOver: ended.length === 0 };
}
