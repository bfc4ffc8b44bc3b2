import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { TurnoverBoard } from '@gangway/contract/housekeeping/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { translate } from '../../platform/messages/translate.ts';
import { readTurnover } from './turnover.query.ts';

type Cleaner = TurnoverBoard['cleaners'][number];

/** Who cleaned how many rooms since the ship came back, for Excel, as the board says at this moment. */
export async function exportCleaners(
  db: Db,
  shipId: number,
  caller: Caller,
  { now, locale }: { now: Date; locale: Locale },
): Promise<Sheet<Cleaner>> {
  const { ship, cleaners, readAt } = await readTurnover(db, shipId, caller, now);
  const { text, number, count } = sheetColumns<Cleaner>(locale);
  return {
    file: 'cleaners',
    title: translate(locale, 'turnover.cleaners'),
    rows: cleaners,
    note: `${ship.name} · ${formatInstant(readAt)}`,
    columns: [
      text('turnover.cleaner', 30, (cleaner) => cleaner.name),
      count('column.roomCount', (cleaner) => cleaner.rooms),
      { ...number('roomSheet.averageMinutes', (cleaner) => cleaner.minutes), width: 18 },
    ],
  };
}
