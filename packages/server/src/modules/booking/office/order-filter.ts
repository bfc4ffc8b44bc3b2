import type { QrStatus } from '@gangway/contract/booking/office-schemas.ts';
import type { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays, startOfPortDay } from '@gangway/contract/core/dates.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/create-database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { isCommonName } from './names.ts';
import { guestsReached, isOfGuest, usernameStarts, waysToKeyword } from './order-search.ts';

export type OrderFilter = Body<typeof bookingCalls.pageOrders>['filter'] & {
  /** What the keyword would be kept as, were it a document. */
  documents?: readonly string[];
  /** Which of the names looked for many bear. */
  common?: { keyword: boolean; passenger: boolean };
};

type Orders = ExpressionBuilder<Tables, 'orders'>;
type Condition = Expression<SqlBool>;

/** A filter with what has to be known of the names in it before orders are looked for. */
export async function weighNames(db: Db, filter: OrderFilter): Promise<OrderFilter> {
  const { keyword, passenger } = filter;
  if (!keyword && !passenger) return filter;
  const [isKeyword, isPassenger] = await Promise.all([
    keyword ? isCommonName(db, 'orders', keyword) : false,
    passenger ? isCommonName(db, 'tickets', passenger) : false,
  ]);
  return { ...filter, common: { keyword: isKeyword, passenger: isPassenger } };
}

/**
 * The orders that match, in the parts they are found by, none of which has one of another: those of a QR status that was
 * settled by their index, the others one by one; those of a common name among the newest, what else is typed by its index. As one
 * condition it would be asked of every order there is.
 */
export function partsMatching(db: Db, filter: OrderFilter) {
  const { qrStatus, keyword, documents = [], common } = filter;
  const ways: Ways[] = [
    ...(keyword ? [(eb: Orders) => waysToKeyword(eb, keyword, documents, common?.keyword ?? false)] : []),
    ...(qrStatus ? [(eb: Orders) => waysToQrStatus(eb, qrStatus)] : []),
  ];
  let parts = [matchingOrders(db, filter)];
  for (const way of ways)
    parts = parts.flatMap((part) => way(expressionBuilder()).map((one) => part.where(one)));
  return parts;
}

type Ways = (eb: Orders) => Condition[];

function waysToQrStatus(eb: Orders, qrStatus: QrStatus): Condition[] {
  return [
    eb('orders.qrSettled', '=', qrStatus),
    eb.and([eb('orders.qrSettled', 'is', null), sql<SqlBool>`${qrStatusOf} = ${qrStatus}`]),
  ];
}

/**
 * The orders that match. Only the table of orders stands in the query itself: what is asked of sailings, accounts and
 * tickets is asked in subqueries, so that counting a million orders reads nothing it does not need.
 */
function matchingOrders(db: Db, filter: OrderFilter) {
  return db
    .selectFrom('orders')
    .where((eb) =>
      eb.and([
        ...ownConditions(eb, filter),
        ...sailingConditions(eb, filter),
        ...ticketConditions(eb, filter),
        ...peopleConditions(eb, filter),
      ]),
    );
}

function ownConditions(eb: Orders, filter: OrderFilter): Condition[] {
  const { createdFrom, createdTo, sailingId, roomTypeId, kind, status, method, referrer, channel } = filter;
  return [
    ...(createdFrom ? [eb('orders.createdAt', '>=', startOfPortDay(createdFrom))] : []),
    ...(createdTo ? [eb('orders.createdAt', '<', startOfPortDay(addDays(createdTo, 1)))] : []),
    ...(sailingId ? [eb('orders.sailingId', '=', sailingId)] : []),
    ...(roomTypeId ? [eb('orders.roomTypeId', '=', roomTypeId)] : []),
    ...(kind
      ? [eb('orders.roomTypeId', 'in', eb.selectFrom('roomTypes').select('id').where('kind', '=', kind))]
      : []),
    ...(status ? [eb('orders.status', '=', status)] : []),
    ...(method ? [eb('orders.method', '=', method)] : []),
    ...(referrer ? [eb('orders.referrer', '=', referrer.toUpperCase())] : []),
    ...(channel ? [eb('orders.channel', '=', channel)] : []),
  ];
}

function sailingConditions(eb: Orders, { sailingFrom, sailingTo, slot }: OrderFilter): Condition[] {
  if (!sailingFrom && !sailingTo && !slot) return [];
  let sailings = eb.selectFrom('sailings').select('id');
  if (sailingFrom) sailings = sailings.where('date', '>=', sailingFrom);
  if (sailingTo) sailings = sailings.where('date', '<=', sailingTo);
  if (slot) sailings = sailings.where('slot', '=', slot);
  return [eb('orders.sailingId', 'in', sailings)];
}

function ticketConditions(eb: Orders, { nationality, passenger, common }: OrderFilter): Condition[] {
  const tickets = eb.selectFrom('tickets').select('tickets.id').whereRef('tickets.orderId', '=', 'orders.id');
  return [
    ...(nationality ? [eb.exists(tickets.where('tickets.nationality', '=', nationality))] : []),
    ...(passenger ? [isOfGuest(eb, passenger, common?.passenger ?? false)] : []),
  ];
}

/**
 * Asked of one order after the other: written as a join, it would be made of all tickets there are before the first twenty
 * orders are found.
 */
export const qrStatusOf = sql<QrStatus>`(
  select case when count(tickets.boarded_at) = 0 then 'unused'
              when count(tickets.boarded_at) < count(*) then 'partly' else 'used' end
    from tickets where tickets.order_id = orders.id and tickets.live)`;

function peopleConditions(eb: Orders, { accountId, account }: OrderFilter): Condition[] {
  return [
    ...(accountId ? [eb('orders.accountId', '=', accountId)] : []),
    ...(account
      ? [eb('orders.accountId', 'in', usernameStarts(eb, account).union(guestsReached(eb, account)))]
      : []),
  ];
}
