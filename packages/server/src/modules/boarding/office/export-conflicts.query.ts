import type { BoardingConflict, ConflictSide } from '@gangway/contract/boarding/head-count-schemas.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { askedSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import { readInOrder } from '../../../platform/excel/row-parts.ts';
import type { Sheet } from '../../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../../platform/excel/sheet-columns.ts';
import type { SheetColumn } from '../../../platform/excel/write-sheet.ts';
import { translate } from '../../../platform/messages/translate.ts';
import { type AskedConflicts, listConflictIds, readConflicts } from './conflicts.queries.ts';

/** The conflicts that match, for Excel: whom each is about, its two sides, and what was decided. */
export async function exportConflicts(
  db: Db,
  input: AskedConflicts,
  locale: Locale,
): Promise<Sheet<BoardingConflict>> {
  const t = (id: string) => translate(locale, id);
  const { text, moment, date } = sheetColumns<BoardingConflict>(locale);
  const ids = await listConflictIds(db, input, askedSheetRows);
  return {
    file: 'boarding-conflicts',
    title: t('headCount.tab.conflicts'),
    rows: readInOrder(ids, (some) => readConflicts(db, some)),
    columns: [
      moment('boardingSheet.raisedAt', (conflict) => conflict.raisedAt),
      text('verification.conflict', 36, ({ kind }) => t(`headCount.conflict.${kind}`)),
      text('verification.passenger', 24, ({ ticket }) => ticket?.name ?? null),
      text('verification.serial', 16, ({ ticket }) => ticket?.serial ?? null),
      text('verification.orderNo', 18, ({ ticket }) => ticket?.orderNo ?? null),
      text('verification.phone', 18, ({ ticket }) => ticket?.phone || null),
      ...sideColumns('headCount.conflicts.scan', ({ scan }) => scan, locale),
      ...sideColumns('headCount.conflicts.against', ({ against }) => against, locale),
      moment('boardingSheet.resolvedAt', ({ resolved }) => resolved?.at ?? null),
      text('boardingSheet.resolvedBy', 20, ({ resolved }) => resolved?.by ?? null),
      text('headCount.conflicts.outcome', 40, ({ resolved }) => resolved?.reason ?? null),
      text('shipOrder.ship', 18, ({ sailing }) => sailing.shipName),
      date('shipOrder.date', ({ sailing }) => sailing.date),
      text('shipOrder.slot', 8, ({ sailing }) => t(`sailings.slotTitle.${sailing.slot}`)),
    ],
  };
}

/** The same columns for either side; their titles say which. */
function sideColumns(
  side: string,
  of: (conflict: BoardingConflict) => ConflictSide | null,
  locale: Locale,
): SheetColumn<BoardingConflict>[] {
  const t = (id: string) => translate(locale, id);
  const { text, moment } = sheetColumns<BoardingConflict>(locale);
  const word = (title: string, width: number, value: (scan: ConflictSide) => string) =>
    text(title, width, (conflict) => {
      const scan = of(conflict);
      return scan && value(scan);
    });
  return [
    word('verification.post', 14, ({ post }) => t(`verification.post.${post}`)),
    word('verification.answer', 14, ({ verdict }) => t(`verification.verdict.${verdict}`)),
    moment('verification.happenedAt', (conflict) => of(conflict)?.happenedAt ?? null),
    moment('verification.receivedAt', (conflict) => of(conflict)?.receivedAt ?? null),
    word('column.account', 20, ({ account }) => account),
    word('verification.device', 18, ({ device }) => device ?? t('verification.office')),
    word('verification.decided', 20, ({ offline }) =>
      t(offline ? 'verification.offline' : 'verification.online'),
    ),
  ].map((column) => ({ ...column, title: `${t(side)}: ${column.title}` }));
}
