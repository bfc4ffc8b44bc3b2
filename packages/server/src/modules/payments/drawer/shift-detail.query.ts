import type { Movement, Shift, ShiftDetail } from '@gangway/contract/payments/drawer-schemas.ts';
import { sql } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import { findOpenShift, getShift } from './shifts.queries.ts';

/** A shift with all that moved in its drawer, newest first. With an owner, another's is as if it were not there. */
export async function getShiftDetail(
  db: Db,
  id: number,
  ownerId: number | null = null,
): Promise<ShiftDetail> {
  const shift = await getShift(db, id);
  if (ownerId !== null && shift.accountId !== ownerId) throw new AppError('record.missing');
  return withMovements(db, shift);
}

/** The open drawer of an account; null when there is none. */
export async function findOwnDrawer(db: Db, accountId: number): Promise<ShiftDetail | null> {
  const shift = await findOpenShift(db, accountId);
  return shift && withMovements(db, shift);
}

async function withMovements(db: Db, shift: Shift): Promise<ShiftDetail> {
  const { rows } = await sql<Omit<Movement, 'at'> & { at: Date }>`
    select paid_at as at, 'payment' as kind, payment_no as no, id as payment_id, subject, subject_ids, label, amount_sen
      from payments where shift_id = ${shift.id}
    union all
    select r.done_at, 'refund', r.refund_no, r.payment_id, p.subject, p.subject_ids, p.label, -r.amount_sen
      from payment_refunds r join payments p on p.id = r.payment_id
     where r.shift_id = ${shift.id} and r.status = 'done'
    order by at desc, no`.execute(db);
  return { ...shift, movements: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
}
