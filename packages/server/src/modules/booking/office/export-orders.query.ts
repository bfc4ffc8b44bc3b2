import type { OfficeOrder } from '@gangway/contract/booking/office-schemas.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { askedSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import { readInParts } from '../../../platform/excel/row-parts.ts';
import type { Sheet } from '../../../platform/excel/send-sheet.ts';
import { translate } from '../../../platform/messages/translate.ts';
import { readOfficeOrders } from './office-order.rows.ts';
import { weighNames } from './order-filter.ts';
import { ordersSheet } from './orders-sheet.ts';
import { listIds, type OrderPage } from './page-orders.query.ts';

/** The orders that match, for Excel. */
export async function exportOrders(
  db: Db,
  { filter, sort }: Pick<OrderPage, 'filter' | 'sort'>,
  locale: Locale,
): Promise<Sheet<OfficeOrder>> {
  const ids = await listIds(db, { filter: await weighNames(db, filter), sort }, askedSheetRows);
  return {
    file: 'orders',
    title: translate(locale, 'shipOrder.table'),
    columns: ordersSheet(locale),
    rows: readInParts(ids, (some) => readOfficeOrders(db, some)),
  };
}
