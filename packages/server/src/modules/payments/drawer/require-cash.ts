import { formatMoney } from '@gangway/contract/core/money.ts';
import { AppError, fieldError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/create-database.ts';
import { getShift } from './shifts.queries.ts';

/**
 * The open drawer of whoever hands cash out, which must hold as much. It is held alone until the transaction ends: cash that
 * is being taken is waited for, and of two who hand out at the same moment the later reckons with what the other left.
 */
export async function requireCash(tx: Tx, accountId: number | null, amountSen: number): Promise<number> {
  const shift = await tx
    .selectFrom('cashShifts')
    .select('id')
    .where('accountId', '=', accountId)
    .where('closedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!shift) throw new AppError('drawer.needed');
  const { expectedSen } = await getShift(tx, shift.id);
  if (expectedSen < amountSen)
    throw fieldError('drawer.short', 'method', 'error.drawer.short', { amount: formatMoney(expectedSen) });
  return shift.id;
}
