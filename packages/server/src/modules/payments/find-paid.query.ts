import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { PaymentSubject } from './payments.tables.ts';

/** Money that has come, and what it is for. */
export interface PaidPayment {
  id: number;
  amountSen: number;
  method: PaymentMethod;
  subject: PaymentSubject;
  subjectIds: number[];
}

/** A payment that has come, and what it was for; null while it has not. */
export async function findPaid(db: Db, id: number): Promise<PaidPayment | null> {
  const row = await db
    .selectFrom('payments')
    .select(['id', 'amountSen', 'method', 'subject', 'subjectIds'])
    .where('id', '=', id)
    .where('status', '=', 'paid')
    .executeTakeFirst();
  return row ?? null;
}
