import type { Db } from '../../platform/database/create-database.ts';
import type { PaymentSubject } from './payments.tables.ts';

/** A payment that has come, and what it was for; null while it has not. */
export async function findPaid(
  db: Db,
  id: number,
): Promise<{ amountSen: number; subject: PaymentSubject; subjectIds: number[] } | null> {
  const row = await db
    .selectFrom('payments')
    .select(['amountSen', 'subject', 'subjectIds'])
    .where('id', '=', id)
    .where('status', '=', 'paid')
    .executeTakeFirst();
  return row ?? null;
}
