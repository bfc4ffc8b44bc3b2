import { type Locale, locales } from '@gangway/contract/core/locales.ts';
import { type Room, roomPosition, roomStatus } from '@gangway/contract/fleet/schemas.ts';
import type { SheetHeading } from '../../platform/excel/read-sheet.ts';
import type { SheetColumn } from '../../platform/excel/write-sheet.ts';
import { translate } from '../../platform/messages/translate.ts';

/** The columns of the rooms sheet, the same for export and import, so that what was exported can be read back. */
const roomColumns = ['ship', 'number', 'type', 'floor', 'position', 'status', 'notes'] as const;
export type RoomColumn = (typeof roomColumns)[number];

const widths: Record<RoomColumn, number> = {
  ship: 24,
  number: 10,
  type: 12,
  floor: 8,
  position: 12,
  status: 14,
  notes: 40,
};

/** The sheet in a language. */
export function roomSheet(locale: Locale): SheetColumn<Room>[] {
  const values: Record<RoomColumn, SheetColumn<Room>['value']> = {
    ship: (room) => room.shipName,
    number: (room) => room.number,
    type: (room) => room.roomTypeCode,
    floor: (room) => room.floor,
    position: (room) => translate(locale, `rooms.position.${room.position}`),
    status: (room) => translate(locale, `rooms.status.${room.status}`),
    notes: (room) => room.notes,
  };
  return roomColumns.map((name) => ({
    title: columnTitle(locale, name),
    width: widths[name],
    value: values[name],
  }));
}

export function columnTitle(locale: Locale, name: RoomColumn): string {
  return translate(locale, `roomsSheet.${name}`);
}

/** How the columns may be headed: a sheet may have been exported by somebody of another language. */
export function roomHeadings(locale: Locale): SheetHeading<RoomColumn>[] {
  return roomColumns.map((name) => ({
    name,
    titles: [locale, ...locales].map((one) => columnTitle(one, name)),
  }));
}

/** What a cell says, in whatever language, as it is kept; a word that nobody knows stays as it is. */
export const readPosition = reader('position', roomPosition.options);
export const readStatus = reader('status', roomStatus.options);

function reader(kind: 'position' | 'status', codes: readonly string[]): (cell: string) => string {
  const known = new Map(
    codes.flatMap((code) => [
      [code, code],
      ...locales.map((locale) => [translate(locale, `rooms.${kind}.${code}`).toLowerCase(), code] as const),
    ]) as [string, string][],
  );
  return (cell) => known.get(cell.toLowerCase()) ?? cell.toLowerCase();
}
