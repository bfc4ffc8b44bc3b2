import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/create-database.ts';

/**
 * The open drawer of whoever takes cash. It is held until the transaction ends: a count that begins at the
 * same moment waits for this cash, and cash that comes after a count finds the drawer closed. Holding is shared, so two
 * devices of one account do not wait for each other.
 */
export async function requireShift(tx: Tx, accountId: number | null): Promise<number> {
  const shift = await tx
    .selectFrom('cashShifts')
    .select('id')
    .where('accountId', '=', accountId)
    .where('closedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!shift) throw new AppError('drawer.needed');
  return shift.id;
}
