import type { Locale } from '@gangway/contract/core/locales.ts';
import { askedSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import type { Shift } from '@gangway/contract/payments/drawer-schemas.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import type { Sheet } from '../../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../../platform/excel/sheet-columns.ts';
import { translate } from '../../../platform/messages/translate.ts';
import { listShifts, type ShiftPage } from './shifts.queries.ts';

/** The shifts that match, for Excel; what the list adds up is added up beneath. */
export async function exportShifts(
  db: Db,
  input: Pick<ShiftPage, 'filter' | 'sort'>,
  locale: Locale,
): Promise<Sheet<Shift>> {
  const { text, money, sum, moment } = sheetColumns<Shift>(locale);
  return {
    file: 'cash-shifts',
    title: translate(locale, 'drawer.shifts'),
    rows: await listShifts(db, input, askedSheetRows),
    columns: [
      text('drawer.shiftNo', 20, (row) => row.shiftNo),
      text('drawer.person', 20, (row) => row.person),
      moment('drawer.openedAt', (row) => row.openedAt),
      moment('drawer.closedAt', (row) => row.closedAt),
      text('drawer.closedBy', 20, (row) => row.closedBy),
      money('drawer.float', (row) => row.floatSen),
      sum('drawer.taken', (row) => row.takenSen),
      sum('drawer.handedOut', (row) => row.handedOutSen),
      money('drawer.expected', (row) => row.expectedSen),
      money('drawer.counted', (row) => row.countedSen),
      sum('drawer.difference', (row) => row.differenceSen),
      text('drawer.note', 40, (row) => row.note),
    ],
  };
}
