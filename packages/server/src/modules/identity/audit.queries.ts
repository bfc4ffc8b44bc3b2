import type { Body } from '@gangway/contract/core/define-call.ts';
import type { identityCalls } from '@gangway/contract/identity/calls.ts';
import type { AuditEntry } from '@gangway/contract/identity/schemas.ts';
import { countUpTo } from '../../platform/database/count-up-to.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { inOrderOf } from '../../platform/database/in-order-of.ts';

export type AuditPage = Body<typeof identityCalls.pageAudit>;

export async function pageAudit(db: Db, input: AuditPage) {
  const [records, total] = await Promise.all([
    listAudit(db, input, input.size, (input.page - 1) * input.size),
    countUpTo(db, filtered(db, input.filter)),
  ]);
  return { records, total };
}

/** Entries that match, in the order asked for. */
async function listAudit(
  db: Db,
  input: Pick<AuditPage, 'filter' | 'sort'>,
  limit: number,
  offset = 0,
): Promise<AuditEntry[]> {
  const ids = await listAuditIds(db, input, limit, offset);
  return inOrderOf(ids, await readAudit(db, ids));
}

/** Which entries match, in the order asked for. */
export async function listAuditIds(
  db: Db,
  { filter, sort = { by: 'at', order: 'desc' } }: Pick<AuditPage, 'filter' | 'sort'>,
  limit: number,
  offset = 0,
): Promise<number[]> {
  const rows = await filtered(db, filter)
    .select('id')
    .orderBy('at', sort.order)
    .orderBy('id', sort.order)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

/** Entries by their ids, in any order. */
export async function readAudit(db: Db, ids: readonly number[]): Promise<AuditEntry[]> {
  const rows = await db.selectFrom('auditLog').selectAll().where('id', 'in', ids).execute();
  return rows.map(({ accountId: _, username, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    account: username,
    before: row.before as AuditEntry['before'],
    after: row.after as AuditEntry['after'],
  }));
}

function filtered(db: Db, filter: AuditPage['filter']) {
  let query = db.selectFrom('auditLog');
  if (filter.account) query = query.where('username', '=', filter.account);
  if (filter.action) query = query.where('action', '=', filter.action);
  if (filter.entity) query = query.where('entity', '=', filter.entity);
  if (filter.entityId) query = query.where('entityId', '=', filter.entityId);
  if (filter.from) query = query.where('at', '>=', new Date(filter.from));
  if (filter.to) query = query.where('at', '<', new Date(filter.to));
  return query;
}
