import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/create-database.ts';

/** Whoever has boarded sails today: nobody of their order goes on another date. */
export async function requireAshore(tx: Tx, orderId: number): Promise<void> {
  const aboard = await tx
    .selectFrom('tickets')
    .select('id')
    .where('orderId', '=', orderId)
    .where('live', '=', true)
    .where('boardedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (aboard) throw new AppError('order.changeAboard');
}
