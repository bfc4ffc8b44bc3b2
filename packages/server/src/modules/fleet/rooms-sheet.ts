import type { Room } from '@gangway/contract/fleet/schemas.ts';
import type { SheetColumn } from '../../platform/excel/write-sheet.ts';

/** The columns of the rooms sheet, the same for export and import, so that what was exported can be read back. */
export const roomColumns = ['Ship', 'Number', 'Type', 'Floor', 'Position', 'Status', 'Notes'] as const;

export const roomSheet: SheetColumn<Room>[] = [
  { title: 'Ship', width: 24, value: (room) => room.shipName },
  { title: 'Number', width: 10, value: (room) => room.number },
  { title: 'Type', width: 12, value: (room) => room.roomTypeCode },
  { title: 'Floor', width: 8, value: (room) => room.floor },
  { title: 'Position', width: 12, value: (room) => room.position },
  { title: 'Status', width: 14, value: (room) => room.status },
  { title: 'Notes', width: 40, value: (room) => room.notes },
];
