import type { Locale } from '@gangway/contract/core/locales.ts';
import { askedSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import type { Sailing } from '@gangway/contract/sailings/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import { ownWords } from '../../platform/messages/own-words.ts';
import { translate } from '../../platform/messages/translate.ts';
import { listSailings, type SailingPage } from './sailings.queries.ts';

/** The sailings that match, for Excel. */
export async function exportSailings(
  db: Db,
  input: Pick<SailingPage, 'filter' | 'sort'>,
  locale: Locale,
  now: Date,
): Promise<Sheet<Sailing>> {
  const t = (id: string) => translate(locale, id);
  const { text, number, count, moment, date } = sheetColumns<Sailing>(locale);
  return {
    file: 'sailings',
    title: t('sailings.table'),
    rows: await listSailings(db, input, now, askedSheetRows),
    columns: [
      date('field.date', (sailing) => sailing.date),
      text('field.slot', 8, (sailing) => t(`sailings.slotTitle.${sailing.slot}`)),
      text('field.shipId', 20, (sailing) => sailing.shipName),
      text('field.routeId', 28, ({ destination }) => ownWords(locale, destination)),
      moment('field.departure', (sailing) => sailing.departsAt),
      moment('field.returning', (sailing) => sailing.returnsAt),
      text('field.status', 12, (sailing) => t(`sailings.status.${sailing.status}`)),
      count('sailings.people', (sailing) => sailing.peopleTaken),
      number('field.capacity', (sailing) => sailing.capacity),
      text('field.peak', 10, (sailing) => (sailing.peak ? t('sailings.peak') : null)),
      moment('sailings.salesClose', (sailing) => sailing.salesCloseAt),
      moment('sailings.updated', (sailing) => sailing.updatedAt),
    ],
  };
}
