import type { CancelReason } from '@gangway/contract/booking/states.ts';
import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { removeHoldsOfSailing } from '../sailings/index.ts';
import { endHolds } from './end-holds.ts';
import { tellOrdersChanged } from './end-orders.ts';
import { refundSailing } from './money/refund-sailing.ts';
import { stepOrders } from './step-orders.ts';

/**
 * Brings the orders of a sailing along: cancelled, nobody has to pay any more and all money goes back; departed, nobody can
 * pay any more; returned, the paid ones are completed. What is held ends first: whoever is paying at that moment is waited
 * for.
 */
export async function followSailing(
  platform: Platform,
  { sailingId, status }: { sailingId: number; status: SailingStatus },
): Promise<void> {
  if (status === 'cancelled') {
    await cancelUnpaid(platform, sailingId, 'sailing');
    await refundSailing(platform, sailingId);
  }
  // Once more when it is home: the news of its leaving may come after.
  if (status === 'departed' || status === 'returned') await cancelUnpaid(platform, sailingId, 'expired');
  if (status === 'returned') await completePaid(platform, sailingId);
}

async function cancelUnpaid({ db, clock }: Platform, sailingId: number, reason: CancelReason): Promise<void> {
  await inTransaction(db, async (tx) => {
    await endHolds(tx, await removeHoldsOfSailing(tx, sailingId), { reason, at: clock() });
  });
}

async function completePaid({ db, clock }: Platform, sailingId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const at = clock();
    const rows = await stepOrders(tx, 'paid', 'completed')
      .set({ completedAt: at, updatedAt: at })
      .where('sailingId', '=', sailingId)
      .returning('accountId')
      .execute();
    await tellOrdersChanged(
      tx,
      rows.map((row) => row.accountId),
    );
  });
}
