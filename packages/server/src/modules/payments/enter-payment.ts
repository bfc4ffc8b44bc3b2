import { type Insertable, sql } from 'kysely';
import { fieldError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import type { Tables } from '../../platform/database/tables.ts';

type NewPayment = Insertable<Tables['payments']> & { slipNo: string };

/** Of the index beneath: the payment that has a slip, and not those that share it. */
const hasSlip = sql<boolean>`provider = 'terminal' and slip_no <> '' and not slip_shared`;

/**
 * Enters a payment. A slip belongs to the first that came with it: whoever comes with it again is refused, also for
 * something else of the same order such as another date, unless they say that it truly pays for both. The index decides, so
 * of two at the same moment the later one waits here for the other. `field` is where the slip stands in the request.
 */
export async function enterPayment(
  tx: Tx,
  payment: NewPayment,
  slip: { isShared: boolean; field: string },
): Promise<number> {
  const first = await tx
    .insertInto('payments')
    .values(payment)
    .onConflict((conflict) =>
      conflict
        .expression(sql`slip_key(slip_no)`)
        .where(hasSlip)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (first) return first.id;
  const { slipNo } = payment;
  if (!slip.isShared) {
    const { label } = await getHolder(tx, slipNo);
    throw fieldError('payment.slipUsed', slip.field, 'error.payment.slipUsed', { slipNo, label });
  }
  const { id } = await tx
    .insertInto('payments')
    .values({ ...payment, slipShared: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function getHolder(tx: Tx, slipNo: string) {
  return tx
    .selectFrom('payments')
    .select('label')
    .where(sql`slip_key(slip_no)`, '=', sql`slip_key(${slipNo})`)
    .where(hasSlip)
    .executeTakeFirstOrThrow();
}
