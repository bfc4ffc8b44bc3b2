import type { Order } from '@gangway/contract/booking/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';

/** What is said of a sailing where something was bought on it. */
export const sailingColumns = [
  'sailings.date',
  'sailings.slot',
  'sailings.departsAt',
  'sailings.returnsAt',
  'sailings.status as sailingStatus',
  'ships.name as shipName',
  'routes.fromPortEn',
  'routes.fromPortZh',
  'routes.destinationEn',
  'routes.destinationZh',
] as const;

/** Orders with everything that is shown of them: when and where they sail, and in what. */
export function selectOrders(db: Db) {
  return db
    .selectFrom('orders')
    .innerJoin('sailings', 'sailings.id', 'orders.sailingId')
    .innerJoin('ships', 'ships.id', 'sailings.shipId')
    .innerJoin('routes', 'routes.id', 'sailings.routeId')
    .innerJoin('roomTypes', 'roomTypes.id', 'orders.roomTypeId')
    .select([
      'orders.id',
      'orders.orderNo',
      'orders.groupNo',
      'orders.status',
      'orders.bed',
      'orders.people',
      'orders.totalSen',
      'orders.paidSen',
      'orders.refundedSen',
      'orders.feeSen',
      'orders.method',
      'orders.nonRefundable',
      'orders.complimentary',
      'orders.customerName',
      'orders.referrer',
      'orders.roomNumber',
      'orders.holdExpiresAt',
      'orders.createdAt',
      'orders.paidAt',
      'orders.canceledAt',
      'orders.cancelReason',
      'orders.refundedAt',
      'orders.completedAt',
      'orders.updatedAt',
      'orders.accountId',
      'orders.channel',
      'orders.soldBy',
      'orders.sailingId',
      ...sailingColumns,
      'orders.roomTypeId',
      'roomTypes.code as roomTypeCode',
      'roomTypes.kind as roomTypeKind',
      'roomTypes.nameEn as roomTypeNameEn',
      'roomTypes.nameZh as roomTypeNameZh',
      'roomTypes.hasWindow as roomTypeHasWindow',
      toCollectSen.as('toCollectSen'),
    ]);
}

/** What was taken at the desk goes back over the desk, and has not gone before somebody handed it out. */
const toCollectSen = sql<number>`case when orders.refunded_sen = 0 then 0 else coalesce((
  select sum(r.amount_sen) from order_refunds f
    join payment_refunds r on r.id = any(f.refund_ids) and r.status in ('requested', 'failed')
    join payments p on p.id = r.payment_id and p.provider in ('cash', 'terminal')
   where f.order_id = orders.id), 0) end::bigint`;

export type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>;

/** An order as it is answered. */
export function presentOrder(row: OrderRow): Order {
  return {
    id: row.id,
    orderNo: row.orderNo,
    groupNo: row.groupNo,
    status: row.status,
    sailing: presentSailing(row),
    roomType: {
      id: row.roomTypeId,
      code: row.roomTypeCode,
      kind: row.roomTypeKind,
      name: { en: row.roomTypeNameEn, zh: row.roomTypeNameZh },
      hasWindow: row.roomTypeHasWindow,
    },
    bed: row.bed,
    people: row.people,
    totalSen: row.totalSen,
    paidSen: row.paidSen,
    refundedSen: row.refundedSen,
    toCollectSen: row.toCollectSen,
    feeSen: row.feeSen,
    method: row.method,
    nonRefundable: row.nonRefundable,
    complimentary: row.complimentary,
    customerName: row.customerName,
    referrer: row.referrer,
    holdExpiresAt: row.status === 'unpaid' ? row.holdExpiresAt.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
    paidAt: stamp(row.paidAt),
    canceledAt: stamp(row.canceledAt),
    cancelReason: row.cancelReason,
    refundedAt: stamp(row.refundedAt),
    completedAt: stamp(row.completedAt),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export type SailingRow = Pick<
  OrderRow,
  | 'sailingId'
  | 'date'
  | 'slot'
  | 'departsAt'
  | 'returnsAt'
  | 'sailingStatus'
  | 'shipName'
  | 'fromPortEn'
  | 'fromPortZh'
  | 'destinationEn'
  | 'destinationZh'
>;

/** The sailing of an order as it is answered. */
export function presentSailing(row: SailingRow): Order['sailing'] {
  return {
    id: row.sailingId,
    date: row.date,
    slot: row.slot,
    departsAt: row.departsAt.toISOString(),
    returnsAt: row.returnsAt.toISOString(),
    status: row.sailingStatus,
    shipName: row.shipName,
    fromPort: { en: row.fromPortEn, zh: row.fromPortZh },
    destination: { en: row.destinationEn, zh: row.destinationZh },
  };
}

/** A moment that may not have come. */
export function stamp(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
