import type { FoundAnything } from '@gangway/contract/reports/find-schemas.ts';
import { idTypes } from '@gangway/contract/customers/choices.ts';
import { plainNumber } from '@gangway/contract/customers/plain-number.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { nameHas, phoneEnds } from '../booking/index.ts';
import { keepDocument } from '../customers/index.ts';

/** How many of a kind are looked at: a name that begins like thousands is not read to its end. */
const mostLookedAt = 200;

/**
 * Orders by number, group, ticket, payment, document, phone, mail address or name. Each is asked of the index that knows it,
 * so no search reads all orders. A document is compared by its fingerprint; the number itself is kept nowhere one could look.
 */
export async function findOrders(
  { db, secrets }: Pick<Platform, 'db' | 'secrets'>,
  text: string,
  limit: number,
): Promise<FoundAnything['orders']> {
  const ids = await idsOf(db, text, documentsOf(secrets, text));
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
  const parts: RawBuilder<unknown>[] = [
    sql`select id from orders where order_no = ${number}`,
    sql`select id from orders where group_no = ${number}`,
    sql`${tickets} serial = ${number.replaceAll('-', '')}`,
    sql`select op.order_id as id from payments p join order_payments op on op.payment_id = p.id where p.payment_no = ${number}`,
    sql`${tickets} id_fingerprint = any(${documents}::text[])`,
    ...(text.includes('@') ? [sql`${tickets} lower(email) = ${text.toLowerCase()}`] : []),
    ...(looksLikePhone(text) ? [sql`${tickets} ${phoneEnds(sql.ref('phone'), text)}`] : []),
    ...(/\p{L}/u.test(text)
      ? [
          sql`select id from orders where ${nameHas(sql.ref('customer_name'), text)}`,
          sql`${tickets} ${nameHas(sql.ref('name'), text)}`,
        ]
      : []),
  ];
  const each = parts.map((part) => sql`(${part} limit ${mostLookedAt})`);
  const { rows } = await sql<{ id: number }>`${sql.join(each, sql` union `)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A few digits end many a phone; whoever looks for one types most of it. */
export function looksLikePhone(text: string): boolean {
  return /^[\s\d().+-]+$/.test(text) && text.replaceAll(/\D/g, '').length >= 6;
}

/** What the text would be kept as, were it the number of a document. */
function documentsOf(secrets: Platform['secrets'], text: string): string[] {
  if (plainNumber(text).length < 4) return [];
  return idTypes.map((idType) => keepDocument(secrets, idType, text).fingerprint);
}
