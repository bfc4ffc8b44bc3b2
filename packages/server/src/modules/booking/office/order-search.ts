import { idTypes } from '@gangway/contract/customers/choices.ts';
import { plainNumber } from '@gangway/contract/customers/plain-number.ts';
import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Platform } from '../../../platform/platform.ts';
import { keepDocument } from '../../customers/index.ts';
import { nameHas } from './names.ts';

type Orders = ExpressionBuilder<Tables, 'orders'>;
type Condition = Expression<SqlBool>;

/**
 * The number of an order, a group, a ticket or a payment, a guest's document, phone or mail address, the customer's name or
 * username. Each is looked up by an index of its own; one condition over all of them would read every order there is. They are
 * found before anything else: a planner that takes them for many would rather go through the newest orders until twenty are
 * among them. Whoever bears a common name is found by going through the newest indeed.
 */
export function waysToKeyword(
  eb: Orders,
  keyword: string,
  documents: readonly string[],
  isCommon: boolean,
): Condition[] {
  const number = keyword.toUpperCase();
  const orders = () => eb.selectFrom('orders as found').select('found.id');
  const found = orders()
    .where('found.orderNo', '=', number)
    .union(orders().where('found.groupNo', '=', number))
    .union(paidBy(eb, number))
    .union(ofGuest(eb, sql<SqlBool>`tickets.serial = ${number.replaceAll(/[\s-]/g, '')}`))
    .union(ofGuest(eb, sql<SqlBool>`tickets.id_fingerprint = any(${documents}::text[])`))
    .union(ofGuest(eb, mailIs(keyword)))
    .union(ofGuest(eb, looksLikePhone(keyword) ? phoneEnds(sql.ref('tickets.phone'), keyword) : none))
    .union(orders().where('found.accountId', 'in', usernameStarts(eb, keyword)))
    .union(orders().where('found.accountId', 'in', guestsReached(eb, keyword)));
  if (!isCommon)
    return [isAnyOf(found.union(orders().where(nameHas(sql.ref('found.customerName'), keyword))))];
  const named = nameHas(sql.ref('orders.customerName'), keyword);
  return [eb.and([isAnyOf(found), eb.not(named)]), named];
}

/** A guest by name, found as a customer is. */
export function isOfGuest(eb: Orders, name: string, isCommon: boolean): Condition {
  const named = ofGuest(eb, nameHas(sql.ref('tickets.name'), name));
  return isCommon ? eb.exists(named.whereRef('tickets.orderId', '=', 'orders.id')) : isAnyOf(named);
}

const isAnyOf = (ids: Expression<unknown>) => sql<SqlBool>`orders.id = any(array(${ids}))`;

const none = sql<SqlBool>`false`;

function ofGuest(eb: Orders, condition: Expression<SqlBool>) {
  return eb.selectFrom('tickets').select('tickets.orderId as id').where(condition);
}

function paidBy(eb: Orders, paymentNo: string) {
  return eb
    .selectFrom('payments')
    .innerJoin('orderPayments', 'orderPayments.paymentId', 'payments.id')
    .select('orderPayments.orderId as id')
    .where('payments.paymentNo', '=', paymentNo);
}

function mailIs(text: string): Expression<SqlBool> {
  return text.includes('@') ? sql<SqlBool>`lower(tickets.email) = ${text.toLowerCase()}` : none;
}

/** A few digits end many a phone; whoever looks for one types most of it. */
export function looksLikePhone(text: string): boolean {
  return /^[\s\d().+-]+$/.test(text) && text.replaceAll(/\D/g, '').length >= 6;
}

/** What a text would be kept as, were it the number of a document: the number itself is kept nowhere one could look. */
export function documentsLike(secrets: Platform['secrets'], text: string): string[] {
  if (plainNumber(text).length < 4) return [];
  return idTypes.map((idType) => keepDocument(secrets, idType, text).fingerprint);
}

/** The customers whose username begins so; capitals make no difference. */
export function usernameStarts(eb: Orders, text: string) {
  return eb
    .selectFrom('accounts')
    .select('accounts.id')
    .where('accounts.kind', '=', 'customer')
    .where((account) => account(sql`lower(accounts.username)`, 'like', `${escapeLike(text.toLowerCase())}%`));
}

/**
 * Those who booked without an account, by their address or most of their phone: they have no username to be found by. One
 * that is typed neither way is nobody's.
 */
export function guestsReached(eb: Orders, text: string) {
  return eb
    .selectFrom('customers')
    .innerJoin('accounts', 'accounts.id', 'customers.accountId')
    .select('accounts.id')
    .where('accounts.kind', '=', 'guest')
    .where(reachedBy(text));
}

function reachedBy(text: string): Expression<SqlBool> {
  if (text.includes('@')) return sql<SqlBool>`lower(customers.email) = ${text.toLowerCase()}`;
  return looksLikePhone(text) ? phoneEnds(sql.ref('customers.phone'), text) : sql<SqlBool>`false`;
}

/**
 * Whether a phone ends in the digits typed. It is kept as +60123456789 and typed as 012-345 6789: what counts is the digits
 * after the first 0. Read from its end, so that an index finds it.
 */
export function phoneEnds(column: RawBuilder<unknown>, text: string): Expression<SqlBool> {
  const digits = text.replaceAll(/[\s().+-]/g, '').replace(/^0+/, '');
  if (!/^\d+$/.test(digits)) return sql<SqlBool>`false`;
  return sql<SqlBool>`reverse(${column}) like reverse(${digits}::text) || '%'`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
