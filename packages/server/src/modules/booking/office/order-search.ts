import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

type Orders = ExpressionBuilder<Tables, 'orders'>;

/**
 * Order number, group number, ticket number, customer name or username. Each is looked up by an index of its own; one
 * condition over all of them would read every order there is. They are found before anything else: a planner that takes them for
 * many would rather go through the newest orders until twenty are among them.
 */
export function matchesKeyword(eb: Orders, keyword: string): Expression<SqlBool> {
  const number = keyword.toUpperCase();
  const orders = () => eb.selectFrom('orders as found').select('found.id');
  const found = orders()
    .where('found.orderNo', '=', number)
    .union(orders().where('found.groupNo', '=', number))
    .union(
      eb
        .selectFrom('tickets')
        .select('tickets.orderId as id')
        .where('tickets.serial', '=', number.replaceAll(/[\s-]/g, '')),
    )
    .union(orders().where(nameHas(sql.ref('found.customerName'), keyword)))
    .union(orders().where('found.accountId', 'in', usernameStarts(eb, keyword)));
  return sql<SqlBool>`orders.id = any(array(${found}))`;
}

/** The customers whose username begins so; capitals make no difference. */
export function usernameStarts(eb: Orders, text: string) {
  return eb
    .selectFrom('accounts')
    .select('accounts.id')
    .where('accounts.kind', '=', 'customer')
    .where((account) => account(sql`lower(accounts.username)`, 'like', `${escapeLike(text.toLowerCase())}%`));
}

/** Whether every word typed begins a word of the name, in any order: `tan mei` finds Mei Ling Tan. */
export function nameHas(column: RawBuilder<unknown>, text: string): Expression<SqlBool> {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length === 0) return sql<SqlBool>`false`;
  const query = words.map((word) => `${word}:*`).join(' & ');
  return sql<SqlBool>`to_tsvector('simple'::regconfig, ${column}) @@ to_tsquery('simple'::regconfig, ${query})`;
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
