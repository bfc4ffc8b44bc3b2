import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';

/** A device must have been named, and whoever uses it must have signed in on it. */
export async function requireDevice(db: Db, deviceId: string, accountId: number): Promise<void> {
  const known = await db
    .selectFrom('boardingDeviceAccounts')
    .select('since')
    .where('deviceId', '=', deviceId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  if (!known) throw new AppError('boarding.device');
}
