import type { Locale } from '@gangway/contract/core/locales.ts';
import { askedSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import type { Recharge } from '@gangway/contract/wallet/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { readInOrder } from '../../platform/excel/row-parts.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import { translate } from '../../platform/messages/translate.ts';
import { listRechargeIds, readRecharges, type RechargePage } from './recharges.queries.ts';

/** The recharges that match, for Excel. */
export async function exportRecharges(
  db: Db,
  input: Pick<RechargePage, 'filter' | 'sort'>,
  locale: Locale,
): Promise<Sheet<Recharge>> {
  const t = (id: string) => translate(locale, id);
  const ids = await listRechargeIds(db, input, askedSheetRows);
  const { text, number, money, sum, moment } = sheetColumns<Recharge>(locale);
  return {
    file: 'recharges',
    title: t('recharges.table'),
    rows: readInOrder(ids, (some) => readRecharges(db, some)),
    columns: [
      text('recharges.no', 20, (row) => row.rechargeNo),
      moment('recharges.created', (row) => row.createdAt),
      number('recharges.accountId', (row) => row.accountId),
      text('column.account', 16, (row) => row.account),
      text('field.name', 24, (row) => row.realName),
      money('recharges.amount', (row) => row.amountSen),
      sum('column.received', (row) => (row.status === 'paid' ? row.amountSen : null)),
      money('recharges.before', (row) => row.balanceBeforeSen),
      text('column.payMethod', 16, (row) => t(`method.${row.method}`)),
      text('field.slipNo', 18, (row) => row.slipNo),
      text('field.status', 12, (row) => t(`recharge.status.${row.status}`)),
      number('recharges.operatorId', (row) => row.operatorId),
      text('column.operator', 18, (row) => row.operator),
      moment('recharges.paidAt', (row) => row.paidAt),
      moment('column.updatedAt', (row) => row.updatedAt),
      text('field.remarks', 30, (row) => row.remarks),
    ],
  };
}
