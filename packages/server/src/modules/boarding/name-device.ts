import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';

/** Keeps the name of a device, and that its caller has signed in on it. Done again, the newer name holds. */
export async function nameDevice(
  { db }: Platform,
  { deviceId: id, name }: { deviceId: string; name: string },
  { accountId }: Caller,
  { at }: Actor,
): Promise<{ id: string; name: string }> {
  return inTransaction(db, async (tx) => {
    await tx
      .insertInto('boardingDevices')
      .values({ id, name, createdAt: at, seenAt: at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, seenAt: at }))
      .execute();
    await tx
      .insertInto('boardingDeviceAccounts')
      .values({ deviceId: id, accountId, since: at })
      .onConflict((conflict) => conflict.columns(['deviceId', 'accountId']).doNothing())
      .execute();
    return { id, name };
  });
}
