import { sql } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import { personName } from '../../../platform/database/person-name.ts';

/** The payments of an order, what came back of them and how far that is, and its changes of date. `gateway` is the chosen one. */
export async function getOrderMoney(db: Db, gateway: string, orderId: number) {
  const order = await db.selectFrom('orders').select('id').where('id', '=', orderId).executeTakeFirst();
  if (!order) throw new AppError('record.missing');
  const [payments, refunds, parts, changes] = await Promise.all([
    listPayments(db, orderId),
    listRefunds(db, orderId),
    listParts(db, orderId),
    listChanges(db, orderId),
  ]);
  return {
    payments: payments.map((row) => ({ ...row, at: row.at.toISOString() })),
    refunds: refunds.map(({ ticketIds, ...row }) => ({
      ...row,
      people: ticketIds.length,
      at: row.at.toISOString(),
      parts: parts
        .filter(({ orderRefundId }) => orderRefundId === row.id)
        .map(({ orderRefundId: _, provider, ...part }) => ({
          ...part,
          // What a gateway has accepted is its own to carry out, also when another is chosen by now.
          byHand: provider !== gateway && provider !== 'balance' && part.status !== 'sent',
        })),
    })),
    changes: changes.map((row) => ({ ...row, at: row.at.toISOString() })),
  };
}

function listPayments(db: Db, orderId: number) {
  return db
    .selectFrom('orderPayments')
    .innerJoin('payments', 'payments.id', 'orderPayments.paymentId')
    .select([
      'orderPayments.paymentId',
      'payments.paymentNo',
      'payments.method',
      'payments.slipNo',
      'payments.tenderedSen',
      'payments.subject',
      'orderPayments.amountSen',
      'orderPayments.outcome',
      'orderPayments.at',
    ])
    .where('orderPayments.orderId', '=', orderId)
    .orderBy('orderPayments.at')
    .execute();
}

function listRefunds(db: Db, orderId: number) {
  return db
    .selectFrom('orderRefunds')
    .leftJoin('accounts', 'accounts.id', 'orderRefunds.by')
    .select([
      'orderRefunds.id',
      'orderRefunds.at',
      'orderRefunds.amountSen',
      'orderRefunds.feeSen',
      'orderRefunds.way',
      'orderRefunds.ticketIds',
      'orderRefunds.overrideReason',
      personName().as('by'),
    ])
    .where('orderRefunds.orderId', '=', orderId)
    .where('orderRefunds.kind', '=', 'cancel')
    .orderBy('orderRefunds.id')
    .execute();
}

function listParts(db: Db, orderId: number) {
  return db
    .selectFrom('orderRefunds')
    .innerJoin('paymentRefunds', (join) =>
      join.on(sql<boolean>`payment_refunds.id = any(order_refunds.refund_ids)`),
    )
    .innerJoin('payments', 'payments.id', 'paymentRefunds.paymentId')
    .select([
      'orderRefunds.id as orderRefundId',
      'paymentRefunds.id as refundId',
      'paymentRefunds.paymentId',
      'payments.paymentNo',
      'payments.provider',
      'paymentRefunds.amountSen',
      'paymentRefunds.status',
    ])
    .where('orderRefunds.orderId', '=', orderId)
    .orderBy('paymentRefunds.id')
    .execute();
}

function listChanges(db: Db, orderId: number) {
  return db
    .selectFrom('orderChanges')
    .innerJoin('sailings', 'sailings.id', 'orderChanges.sailingId')
    .select([
      'orderChanges.id',
      'orderChanges.updatedAt as at',
      'sailings.date',
      'sailings.slot',
      'orderChanges.feeSen',
      'orderChanges.dueSen',
    ])
    .where('orderChanges.orderId', '=', orderId)
    .where('orderChanges.status', '=', 'done')
    .orderBy('orderChanges.id')
    .execute();
}
