import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/create-database.ts';

/**
 * Lets a confirmation pass that was said before: the same person took the price of the order in the same way. Money an
 * order came by otherwise is another's, and whoever holds some more must hear that it was not entered.
 */
export async function requireTaken(tx: Tx, id: number, taken: TakenPayment): Promise<void> {
  const { status } = await getPaidState(tx, id);
  const same = await tx
    .selectFrom('orderPayments')
    .innerJoin('payments', 'payments.id', 'orderPayments.paymentId')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.id', '=', 'orderPayments.orderId')
        // What is taken later is for something besides its price.
        .onRef('orders.paidAt', '=', 'payments.paidAt'),
    )
    .select('payments.id')
    .where('orders.id', '=', id)
    .where('payments.provider', '=', taken.provider)
    .where('payments.method', '=', taken.method)
    .where('payments.slipNo', '=', taken.slipNo)
    .where('payments.operatorId', '=', taken.operatorId)
    .where('payments.tenderedSen', 'is not distinct from', taken.tenderedSen ?? null)
    .executeTakeFirst();
  if (!same) throw new AppError('order.step', { status });
}

/** The payment a member of staff says was taken. */
interface TakenPayment {
  provider: string;
  method: PaymentMethod;
  slipNo: string;
  tenderedSen?: number | null;
  operatorId: number | null;
}

/** The same for an order that was given away. */
export async function requireGiven(tx: Tx, id: number): Promise<void> {
  const { status, complimentaryReason } = await getPaidState(tx, id);
  if (complimentaryReason === '') throw new AppError('order.step', { status });
}

async function getPaidState(tx: Tx, id: number) {
  const order = await tx
    .selectFrom('orders')
    .select(['status', 'complimentaryReason'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!order) throw new AppError('record.missing');
  if (order.status !== 'paid') throw new AppError('order.step', { status: order.status });
  return order;
}
