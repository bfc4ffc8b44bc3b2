import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import { sql } from 'kysely';
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

/** The payment that paid for something first; null when none has. */
export async function findPaying(db: Db, subject: PaymentSubject, subjectId: number): Promise<number | null> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('subject', '=', subject)
    .where(sql<boolean>`subject_ids @> array[${subjectId}::bigint]`)
    .where('status', '=', 'paid')
    .orderBy('paidAt')
    .orderBy('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
