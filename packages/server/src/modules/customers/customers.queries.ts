import type { Body } from '@gangway/contract/core/define-call.ts';
import type { customersCalls } from '@gangway/contract/customers/calls.ts';
import type { Customer } from '@gangway/contract/customers/records.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import { countUpTo } from '../../platform/database/count-up-to.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { inOrderOf } from '../../platform/database/in-order-of.ts';
import { likePattern } from '../../platform/database/like-pattern.ts';
import { phonePattern } from '../../platform/database/phone-pattern.ts';

/** A customer but for the balance, which others keep. */
export type CustomerRow = Omit<Customer, 'balanceSen'>;

export type CustomerPage = Body<typeof customersCalls.pageCustomers>;

type CustomerFilter = CustomerPage['filter'];

const sortable = {
  registeredAt: sql.ref('accounts.createdAt'),
  username: sql`lower(accounts.username)`,
  lastLoginAt: sql.ref('accounts.lastLoginAt'),
};

export async function pageCustomers(db: Db, input: CustomerPage) {
  const [records, total] = await Promise.all([
    listCustomers(db, input, input.size, (input.page - 1) * input.size),
    countUpTo(db, filtered(db, input.filter)),
  ]);
  return { records, total };
}

/** Customers that match, in the order asked for. */
async function listCustomers(
  db: Db,
  input: Pick<CustomerPage, 'filter' | 'sort'>,
  limit: number,
  offset = 0,
): Promise<CustomerRow[]> {
  const ids = await listCustomerIds(db, input, limit, offset);
  return inOrderOf(ids, await readCustomers(db, ids));
}

/** Which customers match, in the order asked for. */
export async function listCustomerIds(
  db: Db,
  { filter, sort = { by: 'registeredAt', order: 'desc' } }: Pick<CustomerPage, 'filter' | 'sort'>,
  limit: number,
  offset = 0,
): Promise<number[]> {
  const rows = await filtered(db, filter)
    .select('accounts.id')
    .orderBy(sortable[sort.by], (ordering) =>
      sort.order === 'asc' ? ordering.asc().nullsFirst() : ordering.desc().nullsLast(),
    )
    .orderBy('accounts.id', sort.order)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

/** Customers by their ids, in any order. */
export async function readCustomers(db: Db, ids: readonly number[]): Promise<CustomerRow[]> {
  const rows = await select(db, {}).where('accounts.id', 'in', ids).execute();
  return rows.map(present);
}

/** Customers to choose from, at most 20; a disabled one cannot be booked for. */
export async function findCustomers(db: Db, keyword: string) {
  const rows = await select(db, { keyword, status: 'active' })
    .orderBy(sql`lower(accounts.username)`)
    .limit(20)
    .execute();
  return rows.map(present);
}

export async function getCustomer(db: Db, id: number): Promise<CustomerRow> {
  const row = await select(db, {}).where('accounts.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('record.missing');
  return present(row);
}

function filtered(db: Db, filter: CustomerFilter) {
  let query = db
    .selectFrom('accounts')
    .innerJoin('customers', 'customers.accountId', 'accounts.id')
    .where('accounts.kind', '=', 'customer')
    .where('accounts.deletedAt', 'is', null);
  if (filter.level) query = query.where('customers.level', '=', filter.level);
  if (filter.status) query = query.where('accounts.status', '=', filter.status);
  if (filter.superiorId) query = query.where('customers.superiorId', '=', filter.superiorId);
  if (filter.keyword) {
    const pattern = likePattern(filter.keyword);
    const phone = phonePattern(filter.keyword);
    query = query.where((eb) =>
      eb.or([
        eb('accounts.username', 'ilike', pattern),
        eb('customers.realName', 'ilike', pattern),
        eb('customers.email', 'ilike', pattern),
        eb('customers.referenceCode', 'ilike', pattern),
        ...(phone ? [eb('customers.phone', 'like', phone)] : []),
      ]),
    );
  }
  return query;
}

function select(db: Db, filter: CustomerFilter) {
  return filtered(db, filter)
    .leftJoin('accounts as superiors', 'superiors.id', 'customers.superiorId')
    .select([
      'accounts.id',
      'accounts.username',
      'customers.realName',
      'customers.phone',
      'customers.email',
      'customers.gender',
      'customers.birthDate',
      'customers.idCardEnding',
      'customers.passportEnding',
      'customers.remarks',
      'customers.level',
      'customers.referenceCode',
      'customers.superiorId',
      'superiors.name as superior',
      'accounts.status',
      'accounts.createdAt',
      'accounts.lastLoginAt',
      'customers.updatedAt',
      'customers.version',
    ]);
}

function present<Row extends { createdAt: Date; lastLoginAt: Date | null; updatedAt: Date }>({
  createdAt,
  lastLoginAt,
  updatedAt,
  ...row
}: Row) {
  return {
    ...row,
    registeredAt: createdAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  };
}
