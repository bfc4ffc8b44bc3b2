import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/create-database.ts';

/** The payments of an order and what came back of them. */
export async function getOrderMoney(db: Db, orderId: number) {
  const order = await db.selectFrom('orders').select('id').where('id', '=', orderId).executeTakeFirst();
  if (!order) throw new AppError('record.missing');
  const [payments, refunds] = await Promise.all([
    db
      .selectFrom('orderPayments')
      .innerJoin('payments', 'payments.id', 'orderPayments.paymentId')
      .select([
        'orderPayments.paymentId',
        'payments.paymentNo',
        'payments.method',
        'orderPayments.amountSen',
        'orderPayments.outcome',
        'orderPayments.at',
      ])
      .where('orderPayments.orderId', '=', orderId)
      .orderBy('orderPayments.at')
      .execute(),
    db
      .selectFrom('orderRefunds')
      .leftJoin('accounts', 'accounts.id', 'orderRefunds.by')
      .select([
        'orderRefunds.at',
        'orderRefunds.amountSen',
        'orderRefunds.feeSen',
        'orderRefunds.way',
        'orderRefunds.ticketIds',
        'orderRefunds.overrideReason',
        'accounts.username as by',
      ])
      .where('orderRefunds.orderId', '=', orderId)
      .orderBy('orderRefunds.id')
      .execute(),
  ]);
  return {
    payments: payments.map((row) => ({ ...row, at: row.at.toISOString() })),
    refunds: refunds.map(({ ticketIds, ...row }) => ({
      ...row,
      people: ticketIds.length,
      at: row.at.toISOString(),
    })),
  };
}
