import type { OfficeOrder } from '@gangway/contract/booking/office-schemas.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { maxSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import type { Sheet } from '../../../platform/excel/send-sheet.ts';
import { translate } from '../../../platform/messages/translate.ts';
import { readOfficeOrders } from './office-order.rows.ts';
import { ordersSheet } from './orders-sheet.ts';
import { listIds, type OrderPage } from './page-orders.query.ts';

/** Read in parts: no query names twenty thousand orders at once, and others get their turn in between. */
const partRows = 1000;

/** The orders that match, for Excel. */
export async function exportOrders(
  db: Db,
  input: Pick<OrderPage, 'filter' | 'sort'>,
  locale: Locale,
): Promise<Sheet<OfficeOrder>> {
  const ids = await listIds(db, input, maxSheetRows);
  const rows: OfficeOrder[] = [];
  for (let from = 0; from < ids.length; from += partRows)
    rows.push(...(await readOfficeOrders(db, ids.slice(from, from + partRows))));
  return {
    file: 'orders',
    title: translate(locale, 'shipOrder.table'),
    columns: ordersSheet(locale),
    rows,
  };
}
