import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { Shift } from '@gangway/contract/payments/drawer-schemas.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import { type SheetColumn, writeSheet } from '../../../platform/excel/write-sheet.ts';
import { translate } from '../../../platform/messages/translate.ts';
import { listShifts, type ShiftPage } from './shifts.queries.ts';

const maxRows = 20_000;

/** The shifts that match, as a workbook. */
export async function exportShifts(
  db: Db,
  input: Pick<ShiftPage, 'filter' | 'sort'>,
  locale: Locale,
): Promise<Buffer> {
  const shifts = await listShifts(db, input, maxRows);
  return writeSheet(translate(locale, 'drawer.shifts'), columns(locale), shifts);
}

function columns(locale: Locale): SheetColumn<Shift>[] {
  const text = (id: string) => translate(locale, `drawer.${id}`);
  const money = (id: string, sen: (shift: Shift) => number | null): SheetColumn<Shift> => ({
    title: text(id),
    width: 14,
    value: (shift) => ringgit(sen(shift)),
    format: '#,##0.00',
  });
  return [
    { title: text('shiftNo'), width: 20, value: (row) => row.shiftNo },
    { title: text('person'), width: 20, value: (row) => row.person },
    { title: text('openedAt'), width: 17, value: (row) => portTime(row.openedAt) },
    { title: text('closedAt'), width: 17, value: (row) => portTime(row.closedAt) },
    { title: text('closedBy'), width: 20, value: (row) => row.closedBy },
    money('float', (row) => row.floatSen),
    money('taken', (row) => row.takenSen),
    money('handedOut', (row) => row.handedOutSen),
    money('expected', (row) => row.expectedSen),
    money('counted', (row) => row.countedSen),
    money('difference', (row) => row.differenceSen),
    { title: text('note'), width: 40, value: (row) => row.note },
  ];
}

function ringgit(sen: number | null): number | null {
  return sen === null ? null : sen / 100;
}

/** A cell of Excel has no time zone: it holds the clock at the port. */
function portTime(at: string | null): Date | null {
  return at === null ? null : new Date(`${formatInstant(at).replace(' ', 'T')}:00Z`);
}
