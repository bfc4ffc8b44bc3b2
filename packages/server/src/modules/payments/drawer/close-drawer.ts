import type { Body } from '@gangway/contract/core/define-call.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { drawerCalls } from '@gangway/contract/payments/drawer-calls.ts';
import type { ShiftDetail } from '@gangway/contract/payments/drawer-schemas.ts';
import { AppError, fieldError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Tx } from '../../../platform/database/create-database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getShift } from './shifts.queries.ts';
import { getShiftDetail } from './shift-detail.query.ts';

/**
 * Closes a drawer with a count. What must be in it is reckoned while nobody can put anything in: the drawer is held
 * first, so cash that is being taken is waited for and falls in, and cash taken later is refused.
 */
export async function closeDrawer(
  { db }: Platform,
  id: number,
  {
    ownerId,
    countedSen,
    note,
  }: Body<typeof drawerCalls.closeDrawer> & {
    /** Whose drawer it must be; null for finance, who close a forgotten one. */
    ownerId: number | null;
  },
  actor: Actor,
): Promise<ShiftDetail> {
  await inTransaction(db, async (tx) => {
    await lockOpen(tx, id, ownerId);
    const { expectedSen, handedOutSen } = await getShift(tx, id);
    if (countedSen !== expectedSen && note === '')
      throw fieldError('drawer.note', 'note', 'error.drawer.note', { expected: formatMoney(expectedSen) });
    const closed = await tx
      .updateTable('cashShifts')
      .set({ closedAt: actor.at, closedBy: actor.accountId, expectedSen, handedOutSen, countedSen, note })
      .where('id', '=', id)
      .where('closedAt', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!closed) throw new AppError('drawer.step');
    await recordAudit(tx, actor, {
      action: 'closeDrawer',
      entity: 'cashShift',
      entityId: id,
      after: { expectedSen, countedSen, differenceSen: countedSen - expectedSen, note },
    });
  });
  return getShiftDetail(db, id);
}

async function lockOpen(tx: Tx, id: number, ownerId: number | null): Promise<void> {
  const shift = await tx
    .selectFrom('cashShifts')
    .select(['accountId', 'closedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!shift || (ownerId !== null && shift.accountId !== ownerId)) throw new AppError('record.missing');
  if (shift.closedAt) throw new AppError('drawer.step');
}
