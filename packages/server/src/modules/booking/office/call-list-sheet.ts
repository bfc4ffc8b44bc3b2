import type { GuestCall } from '@gangway/contract/booking/sailing-desk-schemas.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import type { Sheet } from '../../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../../platform/excel/sheet-columns.ts';
import { translate } from '../../../platform/messages/translate.ts';
import { listCalls } from './call-list.query.ts';

/** Whom to call, for Excel. */
export async function exportCallList(db: Db, sailingId: number, locale: Locale): Promise<Sheet<GuestCall>> {
  const { text, count, moment } = sheetColumns<GuestCall>(locale);
  return {
    file: 'call-list',
    title: translate(locale, 'sailingDesk.calls'),
    rows: await listCalls(db, sailingId, { locale }),
    columns: [
      text('shipOrder.orderNo', 18, (call) => call.orderNo),
      text('column.customer', 24, (call) => call.name),
      count('shipOrder.people', (call) => call.people),
      text('field.phone', 30, (call) => call.phones.join(', ')),
      text('field.email', 28, (call) => call.email),
      text('field.status', 12, (call) => translate(locale, `order.status.${call.status}`)),
      moment('sailingDesk.calledAt', (call) => call.called?.at ?? null),
      text('sailingDesk.calledBy', 20, (call) => call.called?.person ?? null),
    ],
  };
}
