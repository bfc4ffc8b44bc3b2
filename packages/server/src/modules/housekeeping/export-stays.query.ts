import type { Body } from '@gangway/contract/core/define-call.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { askedSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import type { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import type { StayRecord } from '@gangway/contract/housekeeping/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { readInParts } from '../../platform/excel/row-parts.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import type { SheetColumn } from '../../platform/excel/write-sheet.ts';
import { ownWords } from '../../platform/messages/own-words.ts';
import { translate } from '../../platform/messages/translate.ts';
import { listStayIds, readStays, weighName } from './stays.queries.ts';

/** The stays that match, for Excel. */
export async function exportStays(
  db: Db,
  { filter, sort }: Body<typeof housekeepingCalls.exportStays>,
  now: Date,
  locale: Locale,
): Promise<Sheet<StayRecord>> {
  const ids = await listStayIds(db, { filter: await weighName(db, filter), sort }, askedSheetRows);
  return {
    file: 'check-in-records',
    title: translate(locale, 'roomSheet.records'),
    columns: columnsOf(locale),
    rows: readInParts(ids, (some) => readStays(db, some, now)),
  };
}

function columnsOf(locale: Locale): SheetColumn<StayRecord>[] {
  const t = (id: string) => translate(locale, id);
  const { text, number, count, moment, date } = sheetColumns<StayRecord>(locale);
  return [
    text('shipOrder.roomNumber', 12, ({ room }) => room.number),
    text('shipOrder.roomType', 22, ({ roomType }) => ownWords(locale, roomType.name)),
    text('roomSheet.bought', 22, ({ boughtType }) => boughtType && ownWords(locale, boughtType.name)),
    text('shipOrder.ship', 18, ({ sailing }) => sailing.shipName),
    number('field.floor', ({ room }) => room.floor),
    text('field.room.position', 12, ({ room }) => t(`rooms.position.${room.position}`)),
    text('roomSheet.guestNames', 40, ({ guestNames }) => guestNames.join(', ') || null),
    count('shipOrder.people', ({ people }) => people),
    text('shipOrder.orderNo', 18, ({ orderNo }) => orderNo),
    text('shipOrder.customerName', 22, ({ customerName }) => customerName),
    date('shipOrder.date', ({ sailing }) => sailing.date),
    text('shipOrder.slot', 8, ({ sailing }) => t(`sailings.slotTitle.${sailing.slot}`)),
    moment('roomSheet.checkedInAt', ({ checkedInAt }) => checkedInAt),
    text('roomSheet.checkedInBy', 18, ({ checkedInBy }) => checkedInBy),
    moment('roomSheet.checkedOutAt', ({ checkedOutAt }) => checkedOutAt),
    text('roomSheet.checkedOutBy', 18, ({ checkedOutBy }) => checkedOutBy),
    number('roomSheet.minutes', ({ minutes }) => minutes),
    text('roomSheet.movedFrom', 12, ({ movedFrom }) => movedFrom),
    text('roomSheet.movedTo', 12, ({ movedTo }) => movedTo),
    text('roomSheet.reason', 30, ({ reason }) => reason || null),
  ];
}
