import type { CountedDevice } from '@gangway/contract/boarding/head-count-schemas.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import type { Sheet } from '../../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../../platform/excel/sheet-columns.ts';
import { translate } from '../../../platform/messages/translate.ts';
import { getCountedSailing } from './counted-sailing.query.ts';
import { listDevices } from './devices.query.ts';
import { sailingColumns, sailingFile } from './sailing-of-sheet.ts';

/** The devices of a sailing, for Excel, with what all of them scanned, still owe and hold. */
export async function exportDevices(
  db: Db,
  sailingId: number,
  locale: Locale,
): Promise<Sheet<CountedDevice>> {
  const { sailing } = await getCountedSailing(db, sailingId);
  const { text, count, moment } = sheetColumns<CountedDevice>(locale);
  return {
    file: sailingFile('devices', sailing),
    title: translate(locale, 'headCount.tab.devices'),
    rows: await listDevices(db, sailingId, locale),
    columns: [
      text('verification.device', 24, (device) => device.name),
      moment('headCount.seenAt', (device) => device.seenAt),
      count('headCount.scans', (device) => device.scans),
      count('headCount.holes', (device) => device.holes),
      count('headCount.held', (device) => device.held),
      ...sailingColumns<CountedDevice>(sailing, locale),
    ],
  };
}
