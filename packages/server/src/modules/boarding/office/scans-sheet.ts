import type { ScanRecord } from '@gangway/contract/boarding/record-schemas.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { sheetColumns } from '../../../platform/excel/sheet-columns.ts';
import type { SheetColumn } from '../../../platform/excel/write-sheet.ts';
import { translate } from '../../../platform/messages/translate.ts';

/** The columns of the exported verification records, titles and words as on the screen, in the reader's language. */
export function scansSheet(locale: Locale): SheetColumn<ScanRecord>[] {
  const t = (id: string) => translate(locale, id);
  const { text, number, money, moment, date } = sheetColumns<ScanRecord>(locale);
  return [
    moment('verification.receivedAt', (scan) => scan.receivedAt),
    moment('verification.happenedAt', (scan) => scan.happenedAt),
    text('verification.kind', 10, (scan) => t(`verification.kind.${scan.kind}`)),
    text('verification.post', 14, (scan) => t(`verification.post.${scan.post}`)),
    text('verification.answer', 14, (scan) => t(`verification.verdict.${scan.verdict}`)),
    text('verification.reason', 30, (scan) => t(`verification.reason.${scan.reason}`)),
    text('verification.serial', 14, (scan) => scan.ticket?.serial ?? null),
    text('verification.passenger', 24, (scan) => scan.ticket?.name ?? null),
    text('boardingSheet.idEnding', 14, (scan) => scan.ticket?.idEnding ?? null),
    text('verification.phone', 18, (scan) => scan.ticket?.phone ?? null),
    text('verification.boardingStatus', 16, ({ ticket }) =>
      ticket ? t(`verification.boarding.${ticket.boardingStatus}`) : null,
    ),
    text('verification.verified', 12, ({ ticket }) =>
      ticket ? t(ticket.verified ? 'verification.verified.yes' : 'verification.verified.no') : null,
    ),
    text('verification.orderNo', 18, (scan) => scan.ticket?.orderNo ?? null),
    moment('verification.orderTime', (scan) => scan.ticket?.orderTime ?? null),
    text('verification.seat', 12, (scan) => scan.ticket?.seat ?? null),
    text('verification.cabinType', 16, ({ ticket }) =>
      ticket ? t(`verification.cabin.${ticket.cabinType}`) : null,
    ),
    money('verification.price', (scan) => scan.ticket?.priceSen ?? null),
    date('shipOrder.date', (scan) => scan.sailing.date),
    text('shipOrder.slot', 8, (scan) => t(`sailings.slotTitle.${scan.sailing.slot}`)),
    text('shipOrder.ship', 18, (scan) => scan.sailing.shipName),
    text('column.account', 16, (scan) => scan.account),
    text('verification.handedBy', 16, (scan) => scan.handedBy),
    text('verification.device', 18, (scan) => scan.device?.name ?? null),
    number('verification.sequence', (scan) => scan.sequence),
    text('verification.decided', 20, ({ offline }) =>
      t(offline ? 'verification.offline' : 'verification.online'),
    ),
    text('verification.deviceAnswer', 16, (scan) =>
      scan.deviceVerdict ? t(`verification.verdict.${scan.deviceVerdict}`) : null,
    ),
    number('verification.manifestVersion', (scan) => scan.manifestVersion),
    text('boardingSheet.note', 30, (scan) => scan.note || null),
    text('boardingSheet.undoneBy', 16, (scan) => scan.undone?.by ?? null),
    moment('boardingSheet.undoneAt', (scan) => scan.undone?.at ?? null),
    text('boardingSheet.undoneWhy', 30, (scan) => scan.undone?.reason ?? null),
    text(
      'verification.conflict',
      24,
      (scan) => scan.conflicts.map((kind) => t(`headCount.conflict.${kind}`)).join(', ') || null,
    ),
    text('verification.readText', 30, (scan) => scan.readText || null),
  ];
}
