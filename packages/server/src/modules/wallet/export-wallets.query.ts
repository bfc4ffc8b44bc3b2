import type { Locale } from '@gangway/contract/core/locales.ts';
import { askedSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import type { WalletHolder } from '@gangway/contract/wallet/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { readInOrder } from '../../platform/excel/row-parts.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import { translate } from '../../platform/messages/translate.ts';
import { listWalletIds, readWallets, type WalletPage } from './wallets.queries.ts';

/** The customers that match with their balances, for Excel. */
export async function exportWallets(
  db: Db,
  input: Pick<WalletPage, 'filter' | 'sort'>,
  locale: Locale,
): Promise<Sheet<WalletHolder>> {
  const t = (id: string) => translate(locale, id);
  const ids = await listWalletIds(db, input, askedSheetRows);
  const { text, sum, moment } = sheetColumns<WalletHolder>(locale);
  return {
    file: 'balances',
    title: t('wallets.table'),
    rows: readInOrder(ids, (some) => readWallets(db, some)),
    columns: [
      text('field.username', 18, (row) => row.username),
      text('field.realName', 24, (row) => row.realName),
      text('field.gender', 10, (row) => row.gender && t(`gender.${row.gender}`)),
      text('field.phone', 16, (row) => row.phone),
      text('field.email', 28, (row) => row.email),
      text('field.idCard', 14, (row) => row.idCardEnding && `•••• ${row.idCardEnding}`),
      text('field.passport', 14, (row) => row.passportEnding && `•••• ${row.passportEnding}`),
      text('column.customerLevel', 14, (row) => t(`level.${row.level}`)),
      sum('column.balance', (row) => row.balanceSen),
      moment('wallets.lastRecharge', (row) => row.lastRechargeAt),
      text('field.status', 12, (row) => t(`users.status.${row.status}`)),
      text('field.superiorId', 24, (row) => row.superior),
      text('field.remarks', 40, (row) => row.remarks),
    ],
  };
}
