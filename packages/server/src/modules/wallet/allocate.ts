import type { Body } from '@gangway/contract/core/define-call.ts';
import type { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { readBalance } from './balances.queries.ts';
import { moveMoney } from './move-money.ts';

/** Hands balance of a super agent on to one of the agents right below. Balance only ever goes down the tree. */
export async function allocate(
  { db }: Platform,
  callerId: number,
  { key, accountId, amountSen, remarks }: Body<typeof walletCalls.allocate>,
  actor: Actor,
): Promise<{ balanceSen: number; theirsSen: number }> {
  return inTransaction(db, async (tx) => {
    await requireOwnAgent(tx, callerId, accountId);
    // Whoever changes a level or a superior takes the same locks, so what is found now stays so.
    await lock(tx, 'accounts', [callerId, accountId]);
    await requireOwnAgent(tx, callerId, accountId);
    const { isNew } = await moveMoney(tx, {
      from: { accountId: callerId },
      to: { accountId },
      amountSen,
      kind: 'allocation',
      reference: `${callerId}/${key}`,
      reason: remarks,
      operatorId: callerId,
      at: actor.at,
    });
    if (isNew)
      await recordAudit(tx, actor, {
        action: 'allocate',
        entity: 'wallet',
        entityId: accountId,
        after: { amountSen },
      });
    return { balanceSen: await readBalance(tx, callerId), theirsSen: await readBalance(tx, accountId) };
  });
}

async function requireOwnAgent(tx: Tx, callerId: number, accountId: number): Promise<void> {
  const row = await tx
    .selectFrom('customers as below')
    .innerJoin('accounts', 'accounts.id', 'below.accountId')
    .innerJoin('customers as above', 'above.accountId', 'below.superiorId')
    .select('below.accountId')
    .where('below.accountId', '=', accountId)
    .where('below.level', '=', 'agent')
    .where('accounts.status', '=', 'active')
    .where('accounts.deletedAt', 'is', null)
    .where('above.accountId', '=', callerId)
    .where('above.level', '=', 'superAgent')
    .executeTakeFirst();
  if (!row) throw new AppError('wallet.notBelow');
}
