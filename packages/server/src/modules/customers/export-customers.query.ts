import type { Locale } from '@gangway/contract/core/locales.ts';
import { askedSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import type { Customer } from '@gangway/contract/customers/records.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { readInOrder } from '../../platform/excel/row-parts.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import { translate } from '../../platform/messages/translate.ts';
import { type CustomerPage, listCustomerIds, readCustomers } from './customers.queries.ts';
import { type ReadBalances, withBalances } from './with-balances.ts';

/** The customers that match, for Excel; documents by their endings, as on the screen. */
export async function exportCustomers(
  db: Db,
  readBalances: ReadBalances,
  input: Pick<CustomerPage, 'filter' | 'sort'>,
  locale: Locale,
): Promise<Sheet<Customer>> {
  const t = (id: string) => translate(locale, id);
  const { text, sum, moment, date } = sheetColumns<Customer>(locale);
  const ids = await listCustomerIds(db, input, askedSheetRows);
  return {
    file: 'customers',
    title: t('customers.table'),
    rows: readInOrder(ids, async (some) => withBalances(readBalances, await readCustomers(db, some))),
    columns: [
      text('field.username', 18, (row) => row.username),
      text('field.realName', 24, (row) => row.realName),
      text('field.gender', 10, (row) => row.gender && t(`gender.${row.gender}`)),
      date('field.birthDate', (row) => row.birthDate),
      text('field.phone', 16, (row) => row.phone),
      text('field.email', 28, (row) => row.email),
      text('field.idCard', 14, (row) => row.idCardEnding && `•••• ${row.idCardEnding}`),
      text('field.passport', 14, (row) => row.passportEnding && `•••• ${row.passportEnding}`),
      text('column.customerLevel', 14, (row) => t(`level.${row.level}`)),
      sum('column.balance', (row) => row.balanceSen),
      text('field.referenceCode', 14, (row) => row.referenceCode),
      text('field.superiorId', 24, (row) => row.superior),
      text('field.status', 12, (row) => t(`users.status.${row.status}`)),
      moment('customers.registered', (row) => row.registeredAt),
      moment('column.lastLogin', (row) => row.lastLoginAt),
      text('field.remarks', 40, (row) => row.remarks),
    ],
  };
}
