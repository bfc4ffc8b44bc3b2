import type { CountedSailing } from '@gangway/contract/boarding/head-count-schemas.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { sheetColumns } from '../../../platform/excel/sheet-columns.ts';
import type { SheetColumn } from '../../../platform/excel/write-sheet.ts';
import { translate } from '../../../platform/messages/translate.ts';

/** The columns that say on every line which ship and departure a list is of, wherever it is copied to. */
export function sailingColumns<Row>(sailing: CountedSailing, locale: Locale): SheetColumn<Row>[] {
  const { text, moment, date } = sheetColumns<Row>(locale);
  return [
    text('shipOrder.ship', 18, () => sailing.shipName),
    date('shipOrder.date', () => sailing.date),
    text('shipOrder.slot', 8, () => translate(locale, `sailings.slotTitle.${sailing.slot}`)),
    moment('shipOrder.departsAt', () => sailing.departsAt),
  ];
}

/** What the file of a sailing is called, such as `muster-aurora-2026-12-01-day`. */
export function sailingFile(list: string, { shipName, date, slot }: CountedSailing): string {
  // The header it is sent in bears Latin letters only; a name without any is left to the columns.
  const ship = shipName.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return [list, ...ship, date, slot].join('-');
}
