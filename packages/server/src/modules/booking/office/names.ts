import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/create-database.ts';

/** Where names stand, what tells the newest of them, and what is counted once: a family travels on one order. */
const kept = {
  orders: { from: sql`orders`, name: sql.ref('customer_name'), id: sql.ref('id'), once: sql.ref('id') },
  tickets: { from: sql`tickets`, name: sql.ref('name'), id: sql.ref('id'), once: sql.ref('order_id') },
  customers: {
    // Whoever booked without an account gave no name.
    from: sql`(select * from customers where real_name <> '')`,
    name: sql.ref('real_name'),
    id: sql.ref('account_id'),
    once: sql.ref('account_id'),
  },
};

type Named = keyof typeof kept;

/** So many are looked at, and so many of these bear a name that is common. */
const lookedAt = 2000;
const many = 10;

/** Whether every word typed begins a word of the name, in any order: `tan mei` finds Mei Ling Tan, and `faizal` Mohd.Faizal. */
export function nameHas(column: RawBuilder<unknown>, text: string): Expression<SqlBool> {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length === 0) return sql<SqlBool>`false`;
  const query = words.map((word) => `${word}:*`).join(' & ');
  return sql<SqlBool>`name_words(${column}) @@ to_tsquery('simple'::regconfig, ${query})`;
}

/** Those of the newest who bear a name, the newest first. */
export function newestNamed(table: Named, text: string, limit: number): RawBuilder<unknown> {
  const { id } = kept[table];
  return sql`${someNamed(table, text, sql`order by ${id} desc`)} order by ${id} desc limit ${sql.lit(limit)}`;
}

/**
 * Whether many bear a name, among the newest as among those in the middle of all there are. The index of names hands over all
 * who bear one before the first of them is seen, which is dear where it is common. To go through all from the newest on until a
 * page is full is dear where it is rare, and where it was until a group of that name came.
 */
export async function isCommonName(db: Db, table: Named, text: string): Promise<boolean> {
  // What has figures is a number of ours.
  if (!/\p{L}/u.test(text) || /\d/.test(text)) return false;
  const { from, id, once } = kept[table];
  const middle = sql`where ${id} >= (select max(${id}) / 2 from ${from} as everybody) order by ${id}`;
  const { rows } = await sql<{ isCommon: boolean }>`
    select (select count(distinct ${once}) from (${someNamed(table, text, sql`order by ${id} desc`)}) as newest) >= ${sql.lit(many)}
       and (select count(distinct ${once}) from (${someNamed(table, text, middle)}) as middle) >= ${sql.lit(many)} as is_common`.execute(
    db,
  );
  return rows[0]?.isCommon ?? false;
}

function someNamed(table: Named, text: string, which: RawBuilder<unknown>): RawBuilder<unknown> {
  const { from, name } = kept[table];
  return sql`select * from (select * from ${from} as everybody ${which} limit ${sql.lit(lookedAt)}) as part
    where ${nameHas(name, text)}`;
}
