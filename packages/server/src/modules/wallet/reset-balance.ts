import type { Body } from '@gangway/contract/core/define-call.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockWallets } from './ledger.store.ts';
import { moveMoney } from './move-money.ts';
import { requireCustomer, type Whose } from './require-customer.ts';

type BalanceReset = Body<typeof walletCalls.resetBalance> & {
  accountId: number;
  /** Whom the route this came by is for. */
  whose: Whose;
};

/** Sets a balance to zero: not by overwriting it but by an entry that says who did it and why. */
export async function resetBalance(
  { db }: Platform,
  { accountId, reason, shownBalanceSen, whose }: BalanceReset,
  actor: Actor,
): Promise<{ balanceSen: number }> {
  return inTransaction(db, async (tx) => {
    await requireCustomer(tx, accountId, whose);
    // Whoever changes a level takes the same lock, so what is found now stays so.
    await lock(tx, 'accounts', [accountId]);
    await requireCustomer(tx, accountId, whose);
    const balanceSen = (await lockWallets(tx, [accountId])).get(accountId) ?? 0;
    if (balanceSen === 0) return { balanceSen: 0 };
    if (shownBalanceSen !== undefined && shownBalanceSen !== balanceSen)
      throw new AppError('wallet.otherBalance', { amount: formatMoney(balanceSen) });
    await moveMoney(tx, {
      from: { accountId },
      to: { house: 'resets' },
      amountSen: balanceSen,
      kind: 'reset',
      reference: `${accountId}/${actor.requestId}`,
      reason,
      operatorId: actor.accountId,
      at: actor.at,
    });
    await recordAudit(tx, actor, {
      action: 'resetBalance',
      entity: 'wallet',
      entityId: accountId,
      before: { balanceSen },
      after: { balanceSen: 0, reason },
    });
    return { balanceSen: 0 };
  });
}
