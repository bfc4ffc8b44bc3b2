import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { findTransfer } from './ledger.store.ts';
import { moveMoney } from './move-money.ts';
import { keepRecharge, markRecharged } from './recharges.store.ts';

/**
 * Adds money that came through the gateway to the balance it was meant for: once for every payment, however often it is
 * told. A second payment for the same recharge is money as well: it becomes a recharge of its own.
 */
export async function applyPaymentToRecharge(
  { db, clock }: Platform,
  { rechargeId, paymentId, amountSen }: { rechargeId: number; paymentId: number; amountSen: number },
): Promise<void> {
  const at = clock();
  await inTransaction(db, async (tx) => {
    const recharge = await lockRecharge(tx, rechargeId);
    const reference = `${recharge.rechargeNo}/${paymentId}`;
    if (await findTransfer(tx, 'recharge', reference)) return;
    const { accountId } = recharge;
    const { to } = await moveMoney(tx, {
      from: { house: 'received' },
      to: { accountId },
      amountSen,
      kind: 'recharge',
      reference,
      operatorId: null,
      at,
    });
    // A single sen is money, but less than a recharge can be: the ledger alone tells of it.
    if (amountSen < 2) return;
    const id =
      recharge.status === 'paid'
        ? (
            await keepRecharge(tx, {
              ...recharge,
              madeBy: accountId,
              key: randomUUID(),
              operatorId: null,
              amountSen,
              at,
            })
          ).id
        : rechargeId;
    await markRecharged(tx, id, { paymentId, amountSen, balanceBeforeSen: to.beforeSen ?? 0, at });
  });
}

function lockRecharge(tx: Tx, id: number) {
  return tx
    .selectFrom('recharges')
    .select(['rechargeNo', 'accountId', 'method', 'remarks', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
