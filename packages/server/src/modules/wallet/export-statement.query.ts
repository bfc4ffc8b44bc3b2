import type { Body } from '@gangway/contract/core/define-call.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { askedSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import { aboutEntry } from '@gangway/contract/wallet/about-entry.ts';
import type { walletCalls } from '@gangway/contract/wallet/calls.ts';
import type { StatementLine } from '@gangway/contract/wallet/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { readInOrder } from '../../platform/excel/row-parts.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import { translate } from '../../platform/messages/translate.ts';
import { requireCustomer } from './require-customer.ts';
import { listStatementIds, readStatement } from './statement.query.ts';

/** Everything that moved a balance, for Excel; of a customer, or only of an agent. */
export async function exportStatement(
  db: Db,
  accountId: number,
  { sort, whose, locale }: Body<typeof walletCalls.exportStatement> & { whose?: 'agent'; locale: Locale },
): Promise<Sheet<StatementLine>> {
  await requireCustomer(db, accountId, whose);
  const { name } = await db
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const ids = await listStatementIds(db, accountId, { sort, limit: askedSheetRows });
  const { text, money, sum, moment } = sheetColumns<StatementLine>(locale);
  return {
    file: 'statement',
    title: translate(locale, 'agents.statementOf', { name }),
    rows: readInOrder(ids, (some) => readStatement(db, some)),
    columns: [
      moment('column.time', (line) => line.at),
      text('statement.kind', 18, (line) => translate(locale, `wallet.kind.${line.kind}`)),
      sum('field.amountSen', (line) => line.amountSen),
      money('statement.before', (line) => line.beforeSen),
      money('statement.after', (line) => line.afterSen),
      text('statement.about', 40, aboutEntry),
      text('column.operator', 20, (line) => line.operator),
    ],
  };
}
