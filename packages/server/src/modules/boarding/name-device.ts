import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';

/** Keeps the name of a device, and that its caller has signed in on it. Done again, the newer name holds. */
export async function nameDevice(
  { db }: Platform,
  device: { id: string; name: string },
  { accountId }: Caller,
  { at }: Actor,
): Promise<{ id: string; name: string }> {
  return inTransaction(db, async (tx) => {
    const { name } = device;
    await tx
      .insertInto('boardingDevices')
      .values({ ...device, createdAt: at, seenAt: at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, seenAt: at }))
      .execute();
    await tx
      .insertInto('boardingDeviceAccounts')
      .values({ deviceId: device.id, accountId, since: at })
      .onConflict((conflict) => conflict.columns(['deviceId', 'accountId']).doNothing())
      .execute();
    return device;
  });
}
