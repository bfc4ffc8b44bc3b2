import type { FoundAnything } from '@gangway/contract/reports/find-schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  documentsLike,
  isCommonName,
  looksLikePhone,
  nameHas,
  newestNamed,
  phoneEnds,
} from '../booking/index.ts';

/** How many of a kind are looked at: a name that begins like thousands is not read to its end. */
const mostLookedAt = 200;

/**
 * Orders by number, group, ticket, payment, document, phone, mail address or name. Each is asked of the index that knows it,
 * so no search reads all orders; a common name among the newest. A document is compared by its fingerprint; the number itself is kept nowhere one could look.
 */
export async function findOrders(
  { db, secrets }: Pick<Platform, 'db' | 'secrets'>,
  text: string,
  limit: number,
): Promise<FoundAnything['orders']> {
  const ids = await idsOf(db, text, documentsLike(secrets, text));
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .innerJoin('sailings', 'sailings.id', 'orders.sailingId')
    .innerJoin('ships', 'ships.id', 'sailings.shipId')
    .select([
      'orders.id',
      'orders.orderNo',
      'orders.customerName',
      'orders.status',
      'ships.name as shipName',
      'sailings.date',
      'sailings.slot',
    ])
    .where('orders.id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .execute();
  return rows;
}

async function idsOf(db: Db, text: string, documents: string[]): Promise<number[]> {
  const number = text.toUpperCase().replaceAll(/\s/g, '');
  const tickets = sql`select order_id as id from tickets where`;
  // Who booked without an account, found by what they gave instead of a name; customers are found as such.
  const ofGuests = sql`select orders.id from customers join accounts on accounts.id = customers.account_id and kind = 'guest'
    join orders on orders.account_id = accounts.id where`;
  const parts: RawBuilder<unknown>[] = [
    sql`select id from orders where order_no = ${number}`,
    sql`select id from orders where group_no = ${number}`,
    sql`${tickets} serial = ${number.replaceAll('-', '')}`,
    sql`select op.order_id as id from payments p join order_payments op on op.payment_id = p.id where p.payment_no = ${number}`,
    sql`${tickets} id_fingerprint = any(${documents}::text[])`,
    ...(text.includes('@')
      ? [
          sql`${tickets} lower(email) = ${text.toLowerCase()}`,
          sql`${ofGuests} lower(customers.email) = ${text.toLowerCase()}`,
        ]
      : []),
    ...(looksLikePhone(text)
      ? [
          sql`${tickets} ${phoneEnds(sql.ref('phone'), text)}`,
          sql`${ofGuests} ${phoneEnds(sql.ref('customers.phone'), text)}`,
        ]
      : []),
    ...(/\p{L}/u.test(text) ? await ofName(db, text) : []),
  ];
  const each = parts.map((part) => sql`(${part} limit ${mostLookedAt})`);
  const { rows } = await sql<{ id: number }>`${sql.join(each, sql` union `)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Of customers and guests, each of whom may have a common name: then only the newest are gone through. */
async function ofName(db: Db, text: string): Promise<RawBuilder<unknown>[]> {
  const [isCommonCustomer, isCommonGuest] = await Promise.all([
    isCommonName(db, 'orders', text),
    isCommonName(db, 'tickets', text),
  ]);
  return [
    isCommonCustomer
      ? sql`select id from (${newestNamed('orders', text, mostLookedAt)}) as newest`
      : newestFirst(sql`select id from orders where ${nameHas(sql.ref('customer_name'), text)}`),
    isCommonGuest
      ? sql`select order_id as id from (${newestNamed('tickets', text, mostLookedAt)}) as newest`
      : newestFirst(sql`select order_id as id from tickets where ${nameHas(sql.ref('name'), text)}`),
  ];
}

/** Sorted once all of them are found: to go through all orders until two hundred are among them would take long for a few. */
const newestFirst = (found: RawBuilder<unknown>) =>
  sql`select id from (${found} offset 0) as found order by id + 0 desc`;
