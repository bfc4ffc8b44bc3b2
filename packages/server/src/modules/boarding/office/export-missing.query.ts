import type { MissingPerson } from '@gangway/contract/boarding/head-count-schemas.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { askedSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import type { Sheet } from '../../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../../platform/excel/sheet-columns.ts';
import { translate } from '../../../platform/messages/translate.ts';
import { getCountedSailing } from './counted-sailing.query.ts';
import { type AskedMissing, listMissing } from './missing.query.ts';
import { sailingColumns, sailingFile } from './sailing-of-sheet.ts';

/** Who is expected and not there, for Excel. */
export async function exportMissing(
  db: Db,
  sailingId: number,
  input: AskedMissing,
  locale: Locale,
): Promise<Sheet<MissingPerson>> {
  const { sailing } = await getCountedSailing(db, sailingId);
  const t = (id: string) => translate(locale, id);
  const { text } = sheetColumns<MissingPerson>(locale);
  return {
    file: sailingFile('missing', sailing),
    title: t('headCount.tab.missing'),
    rows: await listMissing(db, sailing, { ...input, locale }, askedSheetRows),
    columns: [
      text('verification.passenger', 30, (person) => person.name),
      text('headCount.ashore', 14, (person) => (person.wentAshore ? t('boardingSheet.yes') : null)),
      text('verification.phone', 18, (person) => person.phone),
      text('headCount.room', 12, (person) => person.roomNumber),
      text('verification.cabinType', 14, (person) => t(`verification.cabin.${person.cabinType}`)),
      text('headCount.age', 12, (person) => t(`headCount.age.${person.ageGroup}`)),
      text('verification.orderNo', 18, (person) => person.orderNo),
      text('verification.serial', 16, (person) => person.serial),
      ...sailingColumns<MissingPerson>(sailing, locale),
    ],
  };
}
