import type { Body } from '@gangway/contract/core/define-call.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { askedSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import type { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import type { Arrival } from '@gangway/contract/housekeeping/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import { ownWords } from '../../platform/messages/own-words.ts';
import { translate } from '../../platform/messages/translate.ts';
import { listArrivals } from './arrivals.query.ts';

/** The orders with cabins of a sailing that match, for Excel: who waits for a room, who is in one, who has left. */
export async function exportArrivals(
  db: Db,
  input: Body<typeof housekeepingCalls.exportArrivals>,
  locale: Locale,
): Promise<Sheet<Arrival>> {
  const t = (id: string) => translate(locale, id);
  const { text, count, moment, date } = sheetColumns<Arrival>(locale);
  return {
    file: 'arrivals',
    title: t('roomDesk.tab.arrivals'),
    rows: await listArrivals(db, input, { locale, limit: askedSheetRows }),
    columns: [
      text('shipOrder.customerName', 24, ({ customerName }) => customerName),
      text('shipOrder.orderNo', 18, ({ orderNo }) => orderNo),
      text('shipOrder.groupNo', 18, ({ groupNo }) => groupNo),
      text('field.status', 14, ({ stay }) => t(`roomDesk.state.${stateOf(stay)}`)),
      text('roomSheet.refusal', 18, ({ refusal }) => refusal && t(`roomDesk.refusalShort.${refusal}`)),
      text('shipOrder.roomType', 22, ({ roomType }) => ownWords(locale, roomType.name)),
      text('field.bed', 14, ({ bed }) => bed && t(`roomTypes.bed.${bed}`)),
      text('shipOrder.roomNumber', 12, ({ stay }) => stay?.roomNumber ?? null),
      text('roomSheet.guestNames', 40, ({ guests }) => guests.map(({ name }) => name).join(', ') || null),
      count('shipOrder.people', ({ guests }) => guests.length),
      count('roomSheet.aboard', ({ guests }) => guests.filter(({ aboard }) => aboard).length),
      moment('roomSheet.checkedInAt', ({ stay }) => stay?.checkedInAt ?? null),
      moment('roomSheet.checkedOutAt', ({ stay }) => stay?.checkedOutAt ?? null),
      text('field.remarks', 30, ({ remarks }) => remarks || null),
      text('shipOrder.ship', 18, ({ sailing }) => sailing.shipName),
      date('shipOrder.date', ({ sailing }) => sailing.date),
      text('shipOrder.slot', 8, ({ sailing }) => t(`sailings.slotTitle.${sailing.slot}`)),
    ],
  };
}

function stateOf(stay: Arrival['stay']) {
  if (!stay) return 'waiting';
  return stay.checkedOutAt ? 'out' : 'in';
}
