import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import type { Recharge } from '@gangway/contract/wallet/schemas.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Origin } from '../../platform/http/origin.ts';
import type { Platform } from '../../platform/platform.ts';
import { moveMoney } from './move-money.ts';
import { getRecharge } from './recharges.queries.ts';
import { keepRecharge, markRecharged } from './recharges.store.ts';
import { requireCustomer } from './require-customer.ts';

export interface StaffRecharge {
  key: string;
  accountId: number;
  amountSen: number;
  method: PaymentMethod;
  remarks: string;
}

/** Adds money a member of staff has taken to a customer's balance. Sent twice, it is added once. */
export async function saveRecharge(
  { db }: Platform,
  operatorId: number,
  input: StaffRecharge,
  origin: Origin,
): Promise<Recharge> {
  const { accountId, amountSen, method } = input;
  const { at } = origin;
  return inTransaction(db, async (tx) => {
    await requireCustomer(tx, accountId);
    const recharge = await keepRecharge(tx, { ...input, madeBy: operatorId, operatorId, at });
    if (recharge.isNew) {
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
      await markRecharged(tx, recharge.id, { amountSen, balanceBeforeSen: to.beforeSen ?? 0, at });
      await recordAudit(tx, origin, {
        action: 'recharge',
        entity: 'wallet',
        entityId: accountId,
        before: { balanceSen: to.beforeSen },
        after: { balanceSen: to.afterSen, rechargeNo: recharge.rechargeNo, method },
      });
    }
    return getRecharge(tx, recharge.id);
  });
}
