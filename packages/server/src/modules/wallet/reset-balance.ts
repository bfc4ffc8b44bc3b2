import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Origin } from '../../platform/http/origin.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockWallets } from './ledger.store.ts';
import { moveMoney } from './move-money.ts';
import { requireCustomer } from './statement.query.ts';

/** Sets a balance to zero: not by overwriting it but by an entry that says who did it and why. */
export async function resetBalance(
  { db }: Platform,
  accountId: number,
  reason: string,
  origin: Origin,
): Promise<{ balanceSen: number }> {
  return inTransaction(db, async (tx) => {
    await requireCustomer(tx, accountId);
    const balanceSen = (await lockWallets(tx, [accountId])).get(accountId) ?? 0;
    if (balanceSen === 0) return { balanceSen: 0 };
    await moveMoney(tx, {
      from: { accountId },
      to: { house: 'resets' },
      amountSen: balanceSen,
      kind: 'reset',
      reference: `${accountId}/${origin.requestId}`,
      reason,
      operatorId: origin.accountId,
      at: origin.at,
    });
    await recordAudit(tx, origin, {
      action: 'resetBalance',
      entity: 'wallet',
      entityId: accountId,
      before: { balanceSen },
      after: { balanceSen: 0, reason },
    });
    return { balanceSen: 0 };
  });
}
