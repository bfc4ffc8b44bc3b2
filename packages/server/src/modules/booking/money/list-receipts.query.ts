import type { Receipt } from '@gangway/contract/booking/receipt-calls.ts';
import { sql } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import { isToCollect } from '../../payments/index.ts';
import { presentSailing, sailingColumns } from '../orders.queries.ts';

interface Asked {
  orderId: number;
  /** Whose order it must be; null is staff. */
  accountId: number | null;
  /** The payment company that carries money back; what came otherwise is handed out. */
  gateway: string;
  /** Through a mailed link: what was paid along but not bought along stays out, in what is named and in the sums. */
  onlyGroup?: boolean;
}

/**
 * The receipts of an order, one for each payment that was received, the first first. A payment for several orders has
 * one receipt, which names those of the same account.
 */
export async function listReceipts(
  db: Db,
  { orderId, accountId, gateway, onlyGroup = false }: Asked,
): Promise<Receipt[]> {
  const order = await db
    .selectFrom('orders')
    .select(['accountId', 'customerName', 'groupNo'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order || (accountId !== null && order.accountId !== accountId)) throw new AppError('record.missing');
  const payments = await db
    .selectFrom('orderPayments')
    .innerJoin('payments', 'payments.id', 'orderPayments.paymentId')
    .select(({ fn, val }) => [
      fn.coalesce('orderPayments.payer', val(order.customerName)).as('payer'),
      'payments.id',
      'payments.paymentNo',
      'payments.paidAt',
      'payments.method',
      'payments.provider',
      'payments.slipNo',
      'payments.tenderedSen',
      'payments.amountSen',
    ])
    .where('orderPayments.orderId', '=', orderId)
    .where('payments.status', '=', 'paid')
    .where('payments.paidAt', 'is not', null)
    .orderBy('payments.paidAt')
    .orderBy('payments.id')
    .$narrowType<{ paidAt: Date }>()
    .execute();
  const ids = payments.map(({ id }) => id);
  const groupNo = onlyGroup ? order.groupNo : null;
  const [lines, refunds] = await Promise.all([
    listLines(db, ids, { orderId, accountId: order.accountId, groupNo }),
    listRefunds(db, ids, groupNo),
  ]);
  return payments.map(({ id, paymentNo, paidAt, provider, ...payment }) => ({
    paymentId: id,
    receiptNo: paymentNo,
    paidAt: paidAt.toISOString(),
    payer: payment.payer,
    method: payment.method,
    slipNo: payment.slipNo,
    ...sumsOf(
      payment,
      lines.filter(({ paymentId }) => paymentId === id),
      onlyGroup,
    ),
    lines: lines.filter(({ paymentId }) => paymentId === id),
    refunds: refunds
      .filter(({ paymentId }) => paymentId === id)
      .map(({ refundNo, createdAt, amountSen, status }) => ({
        refundNo,
        at: createdAt.toISOString(),
        amountSen,
        status,
        toCollect: isToCollect(provider, gateway, status),
      })),
  }));
}

async function listLines(
  db: Db,
  paymentIds: readonly number[],
  of: { orderId: number; accountId: number | null; groupNo: string | null },
) {
  const rows = await db
    .selectFrom('orderPayments')
    .innerJoin('orders', 'orders.id', 'orderPayments.orderId')
    .innerJoin('payments', 'payments.id', 'orderPayments.paymentId')
    // What was paid for, wherever the order sails by now.
    .innerJoin('sailings', (join) =>
      join.on((eb) => eb('sailings.id', '=', eb.fn.coalesce('orderPayments.sailingId', 'orders.sailingId'))),
    )
    .innerJoin('ships', 'ships.id', 'sailings.shipId')
    .innerJoin('routes', 'routes.id', 'sailings.routeId')
    .innerJoin('roomTypes', 'roomTypes.id', 'orders.roomTypeId')
    .select(({ fn }) => [
      'orderPayments.paymentId',
      'orderPayments.amountSen',
      fn.coalesce('orderPayments.people', 'orders.people').as('people'),
      'sailings.id as sailingId',
      'orders.orderNo',
      'payments.subject',
      ...sailingColumns,
      'roomTypes.nameEn',
      'roomTypes.nameZh',
    ])
    .where('orderPayments.paymentId', 'in', paymentIds)
    .where(({ or, eb }) =>
      or([
        eb('orders.id', '=', of.orderId),
        ...(of.accountId === null ? [] : [eb('orders.accountId', '=', of.accountId)]),
      ]),
    )
    .$if(of.groupNo !== null, (query) => query.where('orders.groupNo', '=', of.groupNo ?? ''))
    .orderBy('orderPayments.orderId')
    .execute();
  return rows.map((row) => ({
    paymentId: row.paymentId,
    orderNo: row.orderNo,
    sailing: presentSailing(row),
    roomType: { en: row.nameEn, zh: row.nameZh },
    people: row.people,
    amountSen: row.amountSen,
    subject: row.subject,
  }));
}

/** Of a payment that is told in part, what that part came to, and nothing of how the whole was handed over. */
function sumsOf(
  { amountSen, tenderedSen }: Pick<Receipt, 'amountSen' | 'tenderedSen'>,
  lines: readonly { amountSen: number }[],
  onlyGroup: boolean,
): Pick<Receipt, 'amountSen' | 'tenderedSen'> {
  const toldSen = lines.reduce((sum, line) => sum + line.amountSen, 0);
  if (!onlyGroup || toldSen === amountSen) return { amountSen, tenderedSen };
  return { amountSen: toldSen, tenderedSen: null };
}

/** What went back of some payments; with a group, only what went back for its orders. */
function listRefunds(db: Db, paymentIds: readonly number[], groupNo: string | null) {
  return db
    .selectFrom('paymentRefunds')
    .select(['paymentId', 'refundNo', 'createdAt', 'amountSen', 'status'])
    .where('paymentId', 'in', paymentIds)
    .$if(groupNo !== null, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('orderRefunds')
            .innerJoin('orders', 'orders.id', 'orderRefunds.orderId')
            .select('orderRefunds.id')
            .where('orders.groupNo', '=', groupNo ?? '')
            .where(sql<boolean>`payment_refunds.id = any(order_refunds.refund_ids)`),
        ),
      ),
    )
    .orderBy('id')
    .execute();
}
