import type { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { ScanRecord } from '@gangway/contract/boarding/record-schemas.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { maxSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import type { Sheet } from '../../../platform/excel/send-sheet.ts';
import { translate } from '../../../platform/messages/translate.ts';
import { matchingScans } from './scan-filter.ts';
import { readScanRecords } from './scan-records.rows.ts';
import { scansSheet } from './scans-sheet.ts';

type ScanPage = Body<typeof boardingCalls.pageScans>;

/** A page of scans and undos. */
export async function pageScans(db: Db, input: ScanPage) {
  const [records, { total }] = await Promise.all([
    listIds(db, input, input.size, (input.page - 1) * input.size).then((ids) => readScanRecords(db, ids)),
    matchingScans(db, input.filter)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { records, total };
}

/** Read in parts: no query names twenty thousand scans at once, and others get their turn in between. */
const partRows = 1000;

/** The scans that match, for Excel. */
export async function exportScans(
  db: Db,
  input: Pick<ScanPage, 'filter' | 'sort'>,
  locale: Locale,
): Promise<Sheet<ScanRecord>> {
  const ids = await listIds(db, input, maxSheetRows);
  const rows: ScanRecord[] = [];
  for (let from = 0; from < ids.length; from += partRows)
    rows.push(...(await readScanRecords(db, ids.slice(from, from + partRows))));
  return {
    file: 'verification-records',
    title: translate(locale, 'boardingSheet.records'),
    columns: scansSheet(locale),
    rows,
  };
}

/** Which they are is settled before anything about them is read. */
async function listIds(
  db: Db,
  { filter, sort = { by: 'receivedAt', order: 'desc' } }: Pick<ScanPage, 'filter' | 'sort'>,
  limit: number,
  offset = 0,
): Promise<string[]> {
  const rows = await matchingScans(db, filter)
    .select('scans.id')
    .orderBy(`scans.${sort.by}`, sort.order)
    .orderBy('scans.id', sort.order)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => row.id);
}
