import type { Body } from '@gangway/contract/core/define-call.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { sumOccupancy } from '@gangway/contract/reports/occupancy-rules.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { translate } from '../../platform/messages/translate.ts';
import { reportScope } from '../fleet/index.ts';
import { dayOf, type OccupancyLine, ownColumns } from './occupancy-sheet.ts';
import { readOccupancyYear } from './occupancy.query.ts';

/** The map of a year for Excel: a line for each day on which something sailed, and what they add up to. */
export async function exportOccupancyYear(
  db: Db,
  question: Body<typeof reportsCalls.exportOccupancyYear>,
  locale: Locale,
): Promise<Sheet<OccupancyLine>> {
  const { year, rows } = await readOccupancyYear(db, question);
  return {
    file: `occupancy-${year}`,
    title: translate(locale, 'occupancySheet.title'),
    rows: [
      ...rows.map((row) => ({ name: dayOf(row.date), figures: row })),
      { name: translate(locale, 'occupancySheet.total'), figures: sumOccupancy(rows) },
    ],
    note: await reportScope(db, { ...question, period: String(year) }, locale),
    columns: ownColumns(locale),
  };
}
