import type { Body } from '@gangway/contract/core/define-call.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { askedSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import type { closingCalls } from '@gangway/contract/reports/closing-calls.ts';
import type { ClosedDay } from '@gangway/contract/reports/closing-schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import { translate } from '../../platform/messages/translate.ts';
import { listClosings } from './daily-closing.query.ts';

/** The closed days, for Excel, with what all of them came to. */
export async function exportClosings(
  db: Db,
  { sort }: Body<typeof closingCalls.exportClosings>,
  locale: Locale,
): Promise<Sheet<ClosedDay>> {
  const { text, count, sum, date, moment } = sheetColumns<ClosedDay>(locale);
  return {
    file: 'closed-days',
    title: translate(locale, 'closing.list'),
    rows: await listClosings(db, sort, askedSheetRows),
    columns: [
      date('closing.day', (day) => day.date),
      sum('closing.taken', (day) => day.takenSen),
      sum('closing.refunds', (day) => day.refundedSen),
      sum('closing.difference', (day) => day.differenceSen),
      count('closing.lateCount', (day) => day.lateCount),
      text('closing.closedBy', 20, (day) => day.closedBy),
      moment('closing.closedAt', (day) => day.closedAt),
      text('closing.noteField', 40, (day) => day.note),
    ],
  };
}
