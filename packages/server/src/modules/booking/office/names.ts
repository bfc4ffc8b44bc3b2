import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/** Where names stand, and what tells the newest of them. */
const kept = {
  orders: { name: sql.ref('customer_name'), newest: sql.ref('id') },
  tickets: { name: sql.ref('name'), newest: sql.ref('id') },
  customers: { name: sql.ref('real_name'), newest: sql.ref('account_id') },
};

type Named = keyof typeof kept;

/** So many of the newest are looked at, and so many of these bear a name that is common. */
const lookedAt = 1000;
const many = 20;

/** Whether every word typed begins a word of the name, in any order: `tan mei` finds Mei Ling Tan. */
export function nameHas(column: RawBuilder<unknown>, text: string): Expression<SqlBool> {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length === 0) return sql<SqlBool>`false`;
  const query = words.map((word) => `${word}:*`).join(' & ');
  return sql<SqlBool>`to_tsvector('simple'::regconfig, ${column}) @@ to_tsquery('simple'::regconfig, ${query})`;
}

/** Those of the newest who bear a name, the newest first. */
export function newestNamed(table: Named, text: string, limit: number): RawBuilder<unknown> {
  const { name, newest } = kept[table];
  return sql`select * from (select * from ${sql.table(table)} order by ${newest} desc limit ${sql.lit(lookedAt)}) as newest
    where ${nameHas(name, text)} limit ${sql.lit(limit)}`;
}

/**
 * Whether many of the newest bear a name: found out once for a statement, before anything else. The index of names hands over
 * all who bear one before the first of them is seen, which is dear where it is common; to go through them from the newest on
 * until a page is full is dear where it is rare.
 */
export function isCommonName(table: Named, text: string): Expression<SqlBool> {
  return sql<SqlBool>`((select count(*) from (${newestNamed(table, text, many)}) as found) >= ${sql.lit(many)})`;
}
