import { sql } from 'kysely';
import type { Tx } from '../../platform/database/create-database.ts';

/**
 * Takes the holds of unpaid orders away: from here on this transaction decides what becomes of the orders, and the sweep
 * leaves them alone. Everything that moves an unpaid order begins with it, and takes several in one order, so that nobody
 * waits in a circle.
 */
export async function takeHolds(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await sql`
    with held as materialized (
      select ctid from place_holds where order_id = any(${orderIds}::bigint[]) and change_id is null
       order by order_id for update
    )
    delete from place_holds h using held where h.ctid = held.ctid`.execute(tx);
}
