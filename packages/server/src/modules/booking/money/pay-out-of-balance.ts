import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/create-database.ts';
import { type BalancePayment, payFromBalance } from '../../wallet/index.ts';

/** Takes what a payment says out of its owner's balance. Too little in it is said in the words of whoever books. */
export async function payOutOfBalance(
  tx: Tx,
  { paymentId, ...payment }: Omit<BalancePayment, 'reference'> & { paymentId: number },
): Promise<void> {
  try {
    await payFromBalance(tx, { ...payment, reference: `payment ${paymentId}` });
  } catch (error) {
    if (error instanceof AppError && error.reason === 'wallet.short')
      throw new AppError('booking.balanceShort');
    throw error;
  }
}
