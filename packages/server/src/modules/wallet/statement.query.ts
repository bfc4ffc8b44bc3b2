import type { Body } from '@gangway/contract/core/define-call.ts';
import type { walletCalls } from '@gangway/contract/wallet/calls.ts';
import type { StatementLine } from '@gangway/contract/wallet/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { countUpTo } from '../../platform/database/count-up-to.ts';
import { inOrderOf } from '../../platform/database/in-order-of.ts';
import { requireCustomer } from './require-customer.ts';

type StatementPage = Omit<Body<typeof walletCalls.statement>, 'filter'>;

/** Everything that moved a balance. Who of the staff did it is for staff to see. */
export async function pageStatement(
  db: Db,
  accountId: number,
  { page, size, sort }: StatementPage,
  reader: 'owner' | 'staff',
): Promise<{ records: StatementLine[]; total: number }> {
  const [ids, total] = await Promise.all([
    listStatementIds(db, accountId, { sort, limit: size, offset: (page - 1) * size }),
    countUpTo(db, db.selectFrom('ledgerEntries').where('accountId', '=', accountId)),
  ]);
  const lines = inOrderOf(ids, await readStatement(db, ids));
  const records = reader === 'staff' ? lines : lines.map((line) => ({ ...line, operator: null }));
  return { records, total };
}

interface AskedLines {
  sort: StatementPage['sort'];
  limit: number;
  offset?: number;
}

/** Which entries moved a balance, in the order asked for. */
export async function listStatementIds(
  db: Db,
  accountId: number,
  { sort, limit, offset = 0 }: AskedLines,
): Promise<number[]> {
  const rows = await db
    .selectFrom('ledgerEntries')
    .select('id')
    .where('accountId', '=', accountId)
    // In the order they happened in: the moment a request came may be earlier than its turn.
    .orderBy('id', sort?.order ?? 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

/** Entries by their ids, in any order, with who of the staff made them. */
export async function readStatement(db: Db, ids: readonly number[]): Promise<StatementLine[]> {
  const rows = await db
    .selectFrom('ledgerEntries as own')
    .innerJoin('ledgerTransfers', 'ledgerTransfers.id', 'own.transferId')
    .innerJoin('ledgerEntries as other', (join) =>
      join.onRef('other.transferId', '=', 'own.transferId').onRef('other.id', '<>', 'own.id'),
    )
    .leftJoin('accounts as operators', 'operators.id', 'ledgerTransfers.operatorId')
    .leftJoin('accounts as others', 'others.id', 'other.accountId')
    .select([
      'own.id',
      'ledgerTransfers.at',
      'ledgerTransfers.kind',
      'own.amountSen',
      'own.balanceBeforeSen',
      'own.balanceAfterSen',
      'ledgerTransfers.reference',
      'ledgerTransfers.reason',
      'operators.name as operator',
      'others.name as other',
    ])
    .where('own.id', 'in', ids)
    .execute();
  return rows.map(({ at, balanceBeforeSen, balanceAfterSen, ...row }) => ({
    ...row,
    at: at.toISOString(),
    beforeSen: balanceBeforeSen ?? 0,
    afterSen: balanceAfterSen ?? 0,
  }));
}

/** The statement of a customer, or only of an agent, for staff. */
export async function getStatement(db: Db, accountId: number, page: StatementPage, whose?: 'agent') {
  await requireCustomer(db, accountId, whose);
  return pageStatement(db, accountId, page, 'staff');
}
