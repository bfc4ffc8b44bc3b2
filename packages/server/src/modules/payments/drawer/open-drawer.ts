import type { ShiftDetail } from '@gangway/contract/payments/drawer-schemas.ts';
import { AppError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { breaksConstraint, inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { makeNumber } from '../../../platform/make-number.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getShiftDetail } from './shift-detail.query.ts';

/** Opens a drawer with what was counted into it. One is open at a time, whatever device it was opened on. */
export async function openDrawer(
  { db }: Platform,
  accountId: number,
  floatSen: number,
  actor: Actor,
): Promise<ShiftDetail> {
  const id = await inTransaction(db, async (tx) => {
    const shift = await tx
      .insertInto('cashShifts')
      .values({ shiftNo: makeNumber('CS', actor.at), accountId, floatSen, openedAt: actor.at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAudit(tx, actor, {
      action: 'openDrawer',
      entity: 'cashShift',
      entityId: shift.id,
      after: { floatSen },
    });
    return shift.id;
  }).catch((error: unknown) => {
    if (breaksConstraint(error, 'cash_shifts_open')) throw new AppError('drawer.alreadyOpen');
    throw error;
  });
  return getShiftDetail(db, id);
}
