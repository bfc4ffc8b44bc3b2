import type { Body } from '@gangway/contract/core/define-call.ts';
import type { identityCalls } from '@gangway/contract/identity/calls.ts';
import type { AuditEntry } from '@gangway/contract/identity/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';

export type AuditPage = Body<typeof identityCalls.pageAudit>;

export async function pageAudit(db: Db, input: AuditPage) {
  const [records, count] = await Promise.all([
    listAudit(db, input, input.size, (input.page - 1) * input.size),
    filtered(db, input.filter)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { records, total: count.total };
}

/** Entries that match, in the order asked for. */
export async function listAudit(
  db: Db,
  { filter, sort = { by: 'at', order: 'desc' } }: Pick<AuditPage, 'filter' | 'sort'>,
  limit: number,
  offset = 0,
): Promise<AuditEntry[]> {
  const rows = await filtered(db, filter)
    .selectAll()
    .orderBy('at', sort.order)
    .orderBy('id', sort.order)
    .limit(limit)
    .offset(offset)
    .execute();
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
