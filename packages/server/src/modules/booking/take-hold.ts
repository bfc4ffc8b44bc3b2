import type { Tx } from '../../platform/database/create-database.ts';

/**
 * Takes the hold of an order away: from here on this transaction decides what becomes of the order, and the sweep leaves
 * it alone. Everything that moves an unpaid order begins with it, so that nobody waits in a circle.
 */
export async function takeHold(tx: Tx, orderId: number): Promise<boolean> {
  const row = await tx
    .deleteFrom('placeHolds')
    .where('orderId', '=', orderId)
    .where('changeId', 'is', null)
    .returning('orderId')
    .executeTakeFirst();
  return row !== undefined;
}
