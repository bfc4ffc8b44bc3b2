import type { Locale } from '@gangway/contract/core/locales.ts';
import type { Agent } from '@gangway/contract/customers/records.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { inLanguage } from '../../platform/database/in-language.ts';
import { findCustomers, getCustomer } from './customers.queries.ts';

/** All agents, and everybody who stands below one. */
export async function listAgents(db: Db, locale: Locale): Promise<Agent[]> {
  const rows = await db
    .selectFrom('customers')
    .innerJoin('accounts', 'accounts.id', 'customers.accountId')
    .leftJoin('accounts as superiors', 'superiors.id', 'customers.superiorId')
    .select([
      'accounts.id',
      'accounts.username',
      'customers.realName',
      'customers.phone',
      'customers.level',
      'customers.referenceCode',
      'customers.superiorId',
      'superiors.name as superior',
      'accounts.status',
      'accounts.createdAt',
    ])
    .where('accounts.deletedAt', 'is', null)
    .where((eb) => eb.or([eb('customers.level', '<>', 'normal'), eb('customers.superiorId', 'is not', null)]))
    .orderBy(sql`array_position(array['superAgent', 'agent', 'normal'], customers.level)`)
    .orderBy(inLanguage('customers.realName', locale))
    .orderBy('accounts.id')
    .execute();
  return rows.map(({ createdAt, ...row }) => ({ ...row, registeredAt: createdAt.toISOString() }));
}

export async function findCandidates(db: Db, keyword: string): Promise<Agent[]> {
  return findCustomers(db, keyword);
}

export async function getAgent(db: Db, id: number): Promise<Agent> {
  return getCustomer(db, id);
}

export async function findAgent(db: Db, id: number): Promise<Agent | null> {
  try {
    return await getAgent(db, id);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** How many stand right below somebody. */
export async function countBelow(db: Db, id: number): Promise<number> {
  const { count } = await db
    .selectFrom('customers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('superiorId', '=', id)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether somebody stands below another, however far. */
export async function standsBelow(db: Db, id: number, aboveId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with recursive chain as (
      select account_id, superior_id from customers where account_id = ${id}
      union
      select above.account_id, above.superior_id
        from customers above join chain on above.account_id = chain.superior_id
    ) select exists (select from chain where superior_id = ${aboveId}) as found`.execute(db);
  return rows[0]?.found ?? false;
}
