import type { Body } from '@gangway/contract/core/define-call.ts';
import type { MoneyTaken } from '@gangway/contract/core/desk-money.ts';
import type { walletCalls } from '@gangway/contract/wallet/calls.ts';
import type { Recharge } from '@gangway/contract/wallet/schemas.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { moveMoney } from './move-money.ts';
import { getRecharge } from './recharges.queries.ts';
import { keepRecharge, markRecharged } from './recharges.store.ts';
import { requireCustomer } from './require-customer.ts';

/** Money a member of staff has taken for a recharge. */
export interface TakenMoney {
  money: MoneyTaken;
  amountSen: number;
  subject: 'recharge';
  subjectIds: readonly number[];
  label: string;
  accountId: number;
  operatorId: number;
  note: string;
  at: Date;
}

/** Enters money among the payments, in the transaction that uses it, and gives the id; it throws where it cannot be taken. */
export type EnterPayment = (tx: Tx, taken: TakenMoney) => Promise<number>;

/**
 * Adds money a member of staff has taken to a customer's balance, and enters it among the payments: both or neither. Sent
 * twice, it is added once.
 */
export async function saveRecharge(
  { db }: Platform,
  enterPayment: EnterPayment,
  operatorId: number,
  input: Body<typeof walletCalls.saveRecharge>,
  actor: Actor,
): Promise<Recharge> {
  const { accountId, amountSen, method, slipNo, slipShared } = input;
  const { at } = actor;
  return inTransaction(db, async (tx) => {
    await requireCustomer(tx, accountId);
    const recharge = await keepRecharge(tx, { ...input, madeBy: operatorId, operatorId, at });
    if (recharge.isNew) {
      const paymentId = await enterPayment(tx, {
        money: { method, slipNo, slipShared },
        amountSen,
        subject: 'recharge',
        subjectIds: [recharge.id],
        label: recharge.rechargeNo,
        accountId,
        operatorId,
        note: input.remarks,
        at,
      });
      const { to } = await moveMoney(tx, {
        from: { house: 'received' },
        to: { accountId },
        amountSen,
        kind: 'recharge',
        reference: recharge.rechargeNo,
        reason: input.remarks,
        operatorId,
        at,
      });
      await markRecharged(tx, recharge.id, { paymentId, amountSen, balanceBeforeSen: to.beforeSen ?? 0, at });
      await recordAudit(tx, actor, {
        action: 'recharge',
        entity: 'wallet',
        entityId: accountId,
        before: { balanceSen: to.beforeSen },
        after: {
          balanceSen: to.afterSen,
          rechargeNo: recharge.rechargeNo,
          method,
          slipNo,
          ...(slipShared ? { slipShared } : {}),
        },
      });
    }
    return getRecharge(tx, recharge.id);
  });
}
