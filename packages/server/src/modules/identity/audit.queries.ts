import type { Body } from '@gangway/contract/core/define-call.ts';
import type { identityCalls } from '@gangway/contract/identity/calls.ts';
import type { AuditEntry } from '@gangway/contract/identity/schemas.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { countUpTo } from '../../platform/database/count-up-to.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { inOrderOf } from '../../platform/database/in-order-of.ts';
import { type AuditedRecords, type AuditReader, seesCustomers } from './audited-records.ts';
import { nameLinked, toldAsToday } from './name-linked.ts';

export type AuditPage = Body<typeof identityCalls.pageAudit>;

export async function pageAudit(
  db: Db,
  records: AuditedRecords,
  input: AuditPage,
  reader: AuditReader,
): Promise<{ records: AuditEntry[]; total: number }> {
  const matching = await filtered(db, records, input.filter, reader);
  const [ids, total] = await Promise.all([
    listIds(matching, input.sort, input.size, (input.page - 1) * input.size),
    countUpTo(db, matching),
  ]);
  return { records: inOrderOf(ids, await readAudit(db, records, ids, reader)), total };
}

/** Which entries match, in the order asked for. */
export async function listAuditIds(
  db: Db,
  records: AuditedRecords,
  { filter, sort }: Pick<AuditPage, 'filter' | 'sort'>,
  reader: AuditReader,
  limit: number,
): Promise<number[]> {
  return listIds(await filtered(db, records, filter, reader), sort, limit, 0);
}

async function listIds(
  matching: Matching,
  sort: AuditPage['sort'] = { by: 'at', order: 'desc' },
  limit: number,
  offset: number,
): Promise<number[]> {
  const rows = await matching
    .select('id')
    .orderBy('at', sort.order)
    .orderBy('id', sort.order)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

/** Entries by their ids, in any order. */
export async function readAudit(
  db: Db,
  records: AuditedRecords,
  ids: readonly number[],
  reader: AuditReader,
): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('auditLog')
    .leftJoin('accounts', 'accounts.id', 'auditLog.accountId')
    .selectAll('auditLog')
    .select(['accounts.kind', 'accounts.name'])
    .where('auditLog.id', 'in', ids)
    .execute();
  const [names, told] = await Promise.all([
    records.name(rows, reader),
    nameLinked(
      rows.map((row) => toldAsToday(row)),
      (linked) => records.name(linked, reader),
    ),
  ]);
  return rows.map(({ accountId: _, username, at, kind, name, ...row }, index) => ({
    ...row,
    at: at.toISOString(),
    account: username,
    person: ((kind === 'staff' || seesCustomers(reader)) && name) || username,
    record: names[index] ?? nameInside(row.after) ?? nameInside(row.before),
    before: told[index]?.before ?? null,
    after: told[index]?.after ?? null,
  }));
}

const nameable = z.object({
  name: z.string().min(1).optional(),
  username: z.string().min(1).optional(),
  number: z.string().min(1).optional(),
  code: z.string().min(1).optional(),
});

/** What a record that is gone was called, where the entry tells. */
function nameInside(content: unknown): string | null {
  const { name, username, number, code } = nameable.safeParse(content).data ?? {};
  return name ?? username ?? number ?? code ?? null;
}

type Matching = Awaited<ReturnType<typeof filtered>>;

async function filtered(db: Db, records: AuditedRecords, filter: AuditPage['filter'], reader: AuditReader) {
  let query = db.selectFrom('auditLog');
  if (filter.account) query = query.where('username', 'in', await usernamesOf(db, filter.account, reader));
  if (filter.action) query = query.where('action', '=', filter.action);
  if (filter.entity) query = query.where('entity', '=', filter.entity);
  if (filter.from) query = query.where('at', '>=', new Date(filter.from));
  if (filter.to) query = query.where('at', '<', new Date(filter.to));
  if (!filter.entityId) return query;
  const { entityId } = filter;
  const found = await records.find(entityId);
  return query.where((eb) =>
    eb.or([
      eb('entityId', '=', entityId),
      ...found.map((one) => eb.and([eb('entity', '=', one.entity), eb('entityId', '=', one.entityId)])),
    ]),
  );
}

/** The account of that name, and those who are called so, as far as the reader learns what they are called. */
async function usernamesOf(db: Db, text: string, reader: AuditReader): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('username')
    .where(sql`lower(name)`, '=', text.toLowerCase())
    .$if(!seesCustomers(reader), (query) => query.where('kind', '=', 'staff'))
    .execute();
  return [text, ...rows.map(({ username }) => username)];
}
