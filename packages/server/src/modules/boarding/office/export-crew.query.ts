import type { CrewEntry } from '@gangway/contract/boarding/head-count-schemas.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import type { Sheet } from '../../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../../platform/excel/sheet-columns.ts';
import { translate } from '../../../platform/messages/translate.ts';
import { listCrew } from '../crew.queries.ts';
import { getCountedSailing } from './counted-sailing.query.ts';
import { sailingColumns, sailingFile } from './sailing-of-sheet.ts';

/** The crew and staff entered for a sailing, for Excel, with how many they are. */
export async function exportCrew(db: Db, sailingId: number, locale: Locale): Promise<Sheet<CrewEntry>> {
  const { sailing } = await getCountedSailing(db, sailingId);
  const { text, count, moment } = sheetColumns<CrewEntry>(locale);
  return {
    file: sailingFile('crew', sailing),
    title: translate(locale, 'headCount.tab.crew'),
    rows: await listCrew(db, sailingId, locale),
    columns: [
      text('headCount.crewName', 30, ({ name, people, duty }) =>
        name === '' ? translate(locale, 'headCount.crewPeople', { people, duty }).trim() : name,
      ),
      text('field.duty', 24, (entry) => entry.duty || null),
      count('field.people', (entry) => entry.people),
      text('headCount.enteredBy', 20, (entry) => entry.enteredBy),
      moment('column.time', (entry) => entry.enteredAt),
      ...sailingColumns<CrewEntry>(sailing, locale),
    ],
  };
}
