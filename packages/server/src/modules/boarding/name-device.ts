import { createHash } from 'node:crypto';
import type { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';

/**
 * Keeps the name of a device, and that its caller has signed in on it. Done again, the newer name holds. Ids of devices are
 * seen on many screens: only who knows what the device keeps to itself can join it, and use up its numbers.
 */
export async function nameDevice(
  { db }: Platform,
  { deviceId: id, secret, name }: Body<typeof boardingCalls.nameDevice>,
  { accountId }: Caller,
  { at }: Actor,
): Promise<{ id: string; name: string }> {
  const secretHash = createHash('sha256').update(secret).digest('hex');
  return inTransaction(db, async (tx) => {
    const named = await tx
      .insertInto('boardingDevices')
      .values({ id, name, secretHash, createdAt: at, seenAt: at })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ name, secretHash, seenAt: at })
          .where(({ eb, or }) =>
            or([
              eb('boardingDevices.secretHash', 'is', null),
              eb('boardingDevices.secretHash', '=', secretHash),
            ]),
          ),
      )
      .returning('id')
      .executeTakeFirst();
    if (!named) throw new AppError('boarding.deviceTaken');
    await tx
      .insertInto('boardingDeviceAccounts')
      .values({ deviceId: id, accountId, since: at })
      .onConflict((conflict) => conflict.columns(['deviceId', 'accountId']).doNothing())
      .execute();
    return { id, name };
  });
}
