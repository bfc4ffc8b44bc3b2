import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/create-database.ts';
import { type BalancePayment, payFromBalance } from '../../wallet/index.ts';

/** Pays for an order out of its owner's balance. Too little in it is said in the words of whoever books. */
export async function payOutOfBalance(tx: Tx, payment: BalancePayment): Promise<void> {
  try {
    await payFromBalance(tx, payment);
  } catch (error) {
    if (error instanceof AppError && error.reason === 'wallet.short')
      throw new AppError('booking.balanceShort');
    throw error;
  }
}
