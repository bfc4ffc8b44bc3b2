import type { Body } from '@gangway/contract/core/define-call.ts';
import type { walletCalls } from '@gangway/contract/wallet/calls.ts';
import type { StatementLine } from '@gangway/contract/wallet/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { requireCustomer } from './require-customer.ts';

type StatementPage = Omit<Body<typeof walletCalls.statement>, 'filter'>;

/** Everything that moved a balance. Who of the staff did it is for staff to see. */
export async function pageStatement(
  db: Db,
  accountId: number,
  { page, size, sort }: StatementPage,
  reader: 'owner' | 'staff',
): Promise<{ records: StatementLine[]; total: number }> {
  const [rows, count] = await Promise.all([
    db
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
      .where('own.accountId', '=', accountId)
      // In the order they happened in: the moment a request came may be earlier than its turn.
      .orderBy('own.id', sort?.order ?? 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    db
      .selectFrom('ledgerEntries')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('accountId', '=', accountId)
      .executeTakeFirstOrThrow(),
  ]);
  const records = rows.map(({ at, balanceBeforeSen, balanceAfterSen, operator, ...row }) => ({
    ...row,
    at: at.toISOString(),
    beforeSen: balanceBeforeSen ?? 0,
    afterSen: balanceAfterSen ?? 0,
    operator: reader === 'staff' ? operator : null,
  }));
  return { records, total: count.total };
}

/** The statement of a customer, or only of an agent, for staff. */
export async function getStatement(db: Db, accountId: number, page: StatementPage, whose?: 'agent') {
  await requireCustomer(db, accountId, whose);
  return pageStatement(db, accountId, page, 'staff');
}
