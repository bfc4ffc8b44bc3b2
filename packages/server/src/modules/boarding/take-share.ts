import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { setShare } from './boarding-shares.store.ts';
import { requireSailing } from './boarding-sailings.queries.ts';
import { prepareCounts } from './prepare-counts.ts';
import { requireDevice } from './require-device.ts';
import { requirePost } from './require-post.ts';

/** Sets places aside for a device that may be alone soon: what it lets in by itself can then never be too many. */
export async function takeShare(
  { db }: Platform,
  wish: { sailingId: number; deviceId: string; wanted: number },
  caller: Caller,
): Promise<{ held: number }> {
  const { status } = await requireSailing(db, wish.sailingId);
  requirePost(caller, 'board');
  await requireDevice(db, wish.deviceId, caller.accountId);
  await prepareCounts(db, wish.sailingId);
  // Only while people board is anything to be set aside.
  const wanted = status === 'boarding' ? wish.wanted : 0;
  return inTransaction(db, async (tx) => ({ held: await setShare(tx, { ...wish, wanted }) }));
}
