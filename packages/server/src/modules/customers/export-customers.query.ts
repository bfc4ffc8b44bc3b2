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

/** How many orders customers have and what they paid; whoever keeps orders says so. */
export type CountOrders = (
  accountIds: readonly number[],
) => Promise<readonly { accountId: number; orders: number; paidSen: number }[]>;

interface SheetCustomer extends Customer {
  orders: number;
  paidSen: number;
}

/** The customers that match, for Excel; documents by their endings, as on the screen. */
export async function exportCustomers(
  db: Db,
  { readBalances, countOrders }: { readBalances: ReadBalances; countOrders: CountOrders },
  input: Pick<CustomerPage, 'filter' | 'sort'>,
  locale: Locale,
): Promise<Sheet<SheetCustomer>> {
  const t = (id: string) => translate(locale, id);
  const { text, count, sum, moment, date } = sheetColumns<SheetCustomer>(locale);
  const ids = await listCustomerIds(db, input, askedSheetRows);
  return {
    file: 'customers',
    title: t('customers.table'),
    rows: readInOrder(ids, async (some) => {
      const [held, counted] = await Promise.all([
        readCustomers(db, some).then((rows) => withBalances(readBalances, rows)),
        countOrders(some),
      ]);
      const counts = new Map(counted.map((each) => [each.accountId, each]));
      return held.map((row) => ({
        ...row,
        orders: counts.get(row.id)?.orders ?? 0,
        paidSen: counts.get(row.id)?.paidSen ?? 0,
      }));
    }),
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
      count('column.orderCount', (row) => row.orders),
      sum('customers.paid', (row) => row.paidSen),
      text('field.referenceCode', 14, (row) => row.referenceCode),
      text('field.superiorId', 24, (row) => row.superior),
      text('field.status', 12, (row) => t(`users.status.${row.status}`)),
      moment('customers.registered', (row) => row.registeredAt),
      moment('column.lastLogin', (row) => row.lastLoginAt),
      text('field.remarks', 40, (row) => row.remarks),
    ],
  };
}
