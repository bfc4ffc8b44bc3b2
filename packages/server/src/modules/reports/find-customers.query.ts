import type { FoundAnything } from '@gangway/contract/reports/find-schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { isCommonName, looksLikePhone, nameHas, newestNamed, phoneEnds } from '../booking/index.ts';

const mostLookedAt = 200;

/** Customers by username, reference code, phone, mail address or name, each by its own index; a common name among the newest. */
export async function findCustomers(
  db: Db,
  text: string,
  limit: number,
): Promise<FoundAnything['customers']> {
  const customers = sql`
    select account_id as id from customers join accounts on accounts.id = account_id and kind = 'customer' where`;
  const parts: RawBuilder<unknown>[] = [
    sql`select id from accounts where kind = 'customer' and deleted_at is null and lower(username) = ${text.toLowerCase()}`,
    sql`${customers} reference_code = ${text.toUpperCase()}`,
    ...(text.includes('@') ? [sql`${customers} lower(email) = ${text.toLowerCase()}`] : []),
    ...(looksLikePhone(text) ? [sql`${customers} ${phoneEnds(sql.ref('phone'), text)}`] : []),
    ...(/\p{L}/u.test(text)
      ? [
          (await isCommonName(db, 'customers', text))
            ? sql`select account_id as id from (${newestNamed('customers', text, mostLookedAt)}) as newest`
            : sql`${customers} ${nameHas(sql.ref('real_name'), text)}`,
        ]
      : []),
  ];
  const each = parts.map((part) => sql`(${part} limit ${mostLookedAt})`);
  const { rows } = await sql<{ id: number }>`${sql.join(each, sql` union `)}`.execute(db);
  if (rows.length === 0) return [];
  return db
    .selectFrom('customers')
    .innerJoin('accounts', 'accounts.id', 'customers.accountId')
    .select(['accounts.id', 'accounts.username', 'customers.realName', 'customers.phone'])
    .where('accounts.id', '=', sql<number>`any(${rows.map(({ id }) => id)}::bigint[])`)
    .where('accounts.kind', '=', 'customer')
    .where('accounts.deletedAt', 'is', null)
    .orderBy(sql`lower(accounts.username)`)
    .limit(limit)
    .execute();
}
