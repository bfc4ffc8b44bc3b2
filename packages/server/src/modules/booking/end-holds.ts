import type { CancelReason } from '@gangway/contract/booking/states.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/create-database.ts';
import type { Hold } from '../sailings/index.ts';
import { endOrders } from './end-orders.ts';

/**
 * Ends what was held: an unpaid order is cancelled, a change of date that was not paid is off. Their places are free. It
 * ends with the counters.
 */
export async function endHolds(
  tx: Tx,
  holds: readonly Hold[],
  end: { reason: CancelReason; at: Date },
): Promise<void> {
  if (holds.length === 0) return;
  const changes = holds.filter((hold) => hold.changeId !== null);
  if (changes.length > 0)
    await sql`
      with held as materialized (
        select id from order_changes where id = any(${changes.map((hold) => hold.changeId)}::bigint[]) and status = 'pending'
         order by id for update
      )
      update order_changes c set status = 'ended', updated_at = ${end.at} from held where c.id = held.id`.execute(
      tx,
    );
  const orderIds = holds.filter((hold) => hold.changeId === null).map((hold) => hold.orderId);
  await endOrders(tx, orderIds, { status: 'canceled', ...end }, changes);
}
