import type { Body } from '@gangway/contract/core/define-call.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { identityCalls } from '@gangway/contract/identity/calls.ts';
import type { SystemUser } from '@gangway/contract/identity/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { inLanguage } from '../../platform/database/in-language.ts';
import { likePattern } from '../../platform/database/like-pattern.ts';

type SystemUserFilter = SystemUserPage['filter'];

export type SystemUserPage = Body<typeof identityCalls.pageSystemUsers>;

const byName = (locale: Locale) => inLanguage('accounts.username', locale);

export async function pageSystemUsers(db: Db, input: SystemUserPage, locale: Locale) {
  const [records, count] = await Promise.all([
    listMatchingUsers(db, input, locale, { limit: input.size, offset: (input.page - 1) * input.size }),
    filtered(db, input.filter)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { records, total: count.total };
}

/** System users that match, in the order asked for. */
export async function listMatchingUsers(
  db: Db,
  { filter, sort = { by: 'username', order: 'asc' } }: Pick<SystemUserPage, 'filter' | 'sort'>,
  locale: Locale,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<SystemUser[]> {
  const rows = await select(db, filter)
    .orderBy(sort.by === 'username' ? byName(locale) : sql.ref(`accounts.${sort.by}`), (ordering) =>
      sort.order === 'asc' ? ordering.asc().nullsFirst() : ordering.desc().nullsLast(),
    )
    .orderBy('accounts.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(present);
}

export async function findSystemUsers(db: Db, keyword: string, locale: Locale) {
  const rows = await select(db, { keyword }).orderBy(byName(locale)).limit(20).execute();
  return rows.map(present);
}

export async function listSystemUsers(db: Db, locale: Locale) {
  const rows = await select(db, {}).orderBy(byName(locale)).execute();
  return rows.map(present);
}

export async function findSystemUser(db: Db, id: number) {
  const row = await select(db, {}).where('accounts.id', '=', id).executeTakeFirst();
  return row ? present(row) : null;
}

function filtered(db: Db, filter: SystemUserFilter) {
  let query = db
    .selectFrom('accounts')
    .innerJoin('roles', 'roles.id', 'accounts.roleId')
    .where('accounts.kind', '=', 'staff')
    .where('accounts.deletedAt', 'is', null);
  if (filter.roleId) query = query.where('accounts.roleId', '=', filter.roleId);
  if (filter.status) query = query.where('accounts.status', '=', filter.status);
  if (filter.keyword) {
    const pattern = likePattern(filter.keyword);
    query = query.where((eb) =>
      eb.or([eb('accounts.username', 'ilike', pattern), eb('accounts.name', 'ilike', pattern)]),
    );
  }
  return query;
}

function select(db: Db, filter: SystemUserFilter) {
  return filtered(db, filter).select([
    'accounts.id',
    'accounts.username',
    'accounts.name',
    'roles.id as roleId',
    'roles.name as roleName',
    'accounts.status',
    'accounts.introduction',
    'accounts.lastLoginAt',
    'accounts.createdAt',
    'accounts.updatedAt',
    'accounts.version',
  ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function present(row: Row): SystemUser {
  return {
    ...row,
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
