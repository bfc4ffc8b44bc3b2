import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import type { RechargeStatus } from '@gangway/contract/wallet/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { makeNumber } from '../../platform/make-number.ts';

export interface RechargeWish {
  madeBy: number;
  key: string;
  accountId: number;
  operatorId: number | null;
  amountSen: number;
  method: PaymentMethod;
  slipNo?: string;
  remarks: string;
  at: Date;
}

export interface KeptRecharge {
  id: number;
  rechargeNo: string;
  status: RechargeStatus;
  /** The payment that paid for it; null while none has. */
  paymentId: number | null;
  isNew: boolean;
}

/** Enters a recharge nothing has come of yet. The same wish again gives the one there is; another under its key is refused. */
export async function keepRecharge(tx: Tx, wish: RechargeWish): Promise<KeptRecharge> {
  const { madeBy, key, accountId, operatorId, amountSen, method, slipNo = '', remarks, at } = wish;
  const made = await tx
    .insertInto('recharges')
    .values({
      rechargeNo: makeNumber('RC', at),
      madeBy,
      key,
      accountId,
      operatorId,
      amountSen,
      method,
      slipNo,
      remarks,
      status: 'pending',
      createdAt: at,
      updatedAt: at,
    })
    .onConflict((conflict) => conflict.constraint('recharges_key').doNothing())
    .returning(['id', 'rechargeNo', 'status', 'paymentId'])
    .executeTakeFirst();
  if (made) return { ...made, isNew: true };
  const known = await tx
    .selectFrom('recharges')
    .select([
      'id',
      'rechargeNo',
      'status',
      'paymentId',
      'accountId',
      'amountSen',
      'method',
      'slipNo',
      'remarks',
    ])
    .where('madeBy', '=', madeBy)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  const isSame =
    known.accountId === accountId &&
    known.amountSen === amountSen &&
    known.method === method &&
    known.slipNo === slipNo &&
    known.remarks === remarks;
  if (!isSame) throw new AppError('recharge.keyReused');
  const { id, rechargeNo, status, paymentId } = known;
  return { id, rechargeNo, status, paymentId, isNew: false };
}

/** Notes that the money of a recharge is in the balance. */
export async function markRecharged(
  tx: Tx,
  id: number,
  paid: { paymentId: number; amountSen: number; balanceBeforeSen: number; at: Date },
): Promise<void> {
  const { at, ...rest } = paid;
  await tx
    .updateTable('recharges')
    .set({ status: 'paid', ...rest, paidAt: at, updatedAt: at })
    .where('id', '=', id)
    .execute();
}

/** Moves a recharge nothing has come of between waiting and failed. */
export async function markUnpaid(tx: Tx, id: number, status: 'pending' | 'failed', at: Date): Promise<void> {
  await tx
    .updateTable('recharges')
    .set({ status, updatedAt: at })
    .where('id', '=', id)
    .where('status', '<>', 'paid')
    .execute();
}
