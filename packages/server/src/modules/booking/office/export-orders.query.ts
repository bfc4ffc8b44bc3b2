import type { OfficeOrder } from '@gangway/contract/booking/office-schemas.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import { writeSheet } from '../../../platform/excel/write-sheet.ts';
import { translate } from '../../../platform/messages/translate.ts';
import { readOfficeOrders } from './office-order.rows.ts';
import { ordersSheet } from './orders-sheet.ts';
import { listIds, type OrderPage } from './page-orders.query.ts';

const maxRows = 20_000;
/** Read in parts: no query names twenty thousand orders at once, and others get their turn in between. */
const partRows = 1000;

/** The orders that match, as a workbook. */
export async function exportOrders(
  db: Db,
  input: Pick<OrderPage, 'filter' | 'sort'>,
  locale: Locale,
): Promise<Buffer> {
  const ids = await listIds(db, input, maxRows);
  const orders: OfficeOrder[] = [];
  for (let from = 0; from < ids.length; from += partRows)
    orders.push(...(await readOfficeOrders(db, ids.slice(from, from + partRows))));
  return writeSheet(translate(locale, 'shipOrder.table'), ordersSheet(locale), orders);
}
