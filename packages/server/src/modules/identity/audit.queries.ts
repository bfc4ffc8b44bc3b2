import type { AuditEntry } from '@gangway/contract/identity/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';

export interface AuditPage {
  page: number;
  size: number;
  sort?: { by: 'at'; order: 'asc' | 'desc' } | undefined;
  filter: {
    account?: string | undefined;
    action?: string | undefined;
    entity?: string | undefined;
    entityId?: string | undefined;
    from?: string | undefined;
    to?: string | undefined;
  };
}

export async function pageAudit(db: Db, input: AuditPage) {
  const order = input.sort?.order ?? 'desc';
  const [rows, count] = await Promise.all([
    filtered(db, input.filter)
      .selectAll()
      .orderBy('at', order)
      .orderBy('id', order)
      .limit(input.size)
      .offset((input.page - 1) * input.size)
      .execute(),
    filtered(db, input.filter)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    records: rows.map(({ accountId: _, username, at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      account: username,
      before: row.before as AuditEntry['before'],
      after: row.after as AuditEntry['after'],
    })),
    total: count.total,
  };
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
