import type { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { ScanRecord } from '@gangway/contract/boarding/record-schemas.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { askedSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import { countUpTo } from '../../../platform/database/count-up-to.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import { readInParts } from '../../../platform/excel/row-parts.ts';
import type { Sheet } from '../../../platform/excel/send-sheet.ts';
import { translate } from '../../../platform/messages/translate.ts';
import { matchingScans, weighName, type WeighedFilter } from './scan-filter.ts';
import { readScanRecords } from './scan-records.rows.ts';
import { scansSheet } from './scans-sheet.ts';

type ScanPage = Body<typeof boardingCalls.pageScans>;

/** A page of scans and undos. */
export async function pageScans(db: Db, asked: ScanPage) {
  const input = { ...asked, filter: await weighName(db, asked.filter) };
  const [records, total] = await Promise.all([
    listIds(db, input, input.size, (input.page - 1) * input.size).then((ids) => readScanRecords(db, ids)),
    countUpTo(db, matchingScans(db, input.filter)),
  ]);
  return { records, total };
}

/** The scans that match, for Excel. */
export async function exportScans(
  db: Db,
  { filter, sort }: Pick<ScanPage, 'filter' | 'sort'>,
  locale: Locale,
): Promise<Sheet<ScanRecord>> {
  const ids = await listIds(db, { filter: await weighName(db, filter), sort }, askedSheetRows);
  return {
    file: 'verification-records',
    title: translate(locale, 'boardingSheet.records'),
    columns: scansSheet(locale),
    rows: readInParts(ids, (some) => readScanRecords(db, some)),
  };
}

/** Which they are is settled before anything about them is read. */
async function listIds(
  db: Db,
  { filter, sort = { by: 'receivedAt', order: 'desc' } }: { filter: WeighedFilter; sort?: ScanPage['sort'] },
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
