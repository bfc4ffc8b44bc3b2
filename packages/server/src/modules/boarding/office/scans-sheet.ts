import type { ScanRecord } from '@gangway/contract/boarding/record-schemas.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { sheetColumns } from '../../../platform/excel/sheet-columns.ts';
import type { SheetColumn } from '../../../platform/excel/write-sheet.ts';
import { translate } from '../../../platform/messages/translate.ts';

/** The columns of the exported verification records, titles and words in the reader's language. */
export function scansSheet(locale: Locale): SheetColumn<ScanRecord>[] {
  const t = (id: string) => translate(locale, id);
  const yesNo = (yes: boolean) => t(yes ? 'boardingSheet.yes' : 'boardingSheet.no');
  const { text, number, money, moment, date } = sheetColumns<ScanRecord>(locale);
  return [
    moment('boardingSheet.receivedAt', (scan) => scan.receivedAt),
    moment('boardingSheet.happenedAt', (scan) => scan.happenedAt),
    text('boardingSheet.kind', 10, (scan) => t(`boardingSheet.kind.${scan.kind}`)),
    text('boardingSheet.post', 14, (scan) => t(`boardingSheet.post.${scan.post}`)),
    text('boardingSheet.verdict', 14, (scan) => t(`boardingSheet.verdict.${scan.verdict}`)),
    text('boardingSheet.reason', 30, (scan) => t(`boardingSheet.reason.${scan.reason}`)),
    text('boardingSheet.serial', 14, (scan) => scan.ticket?.serial ?? null),
    text('boardingSheet.name', 24, (scan) => scan.ticket?.name ?? null),
    text('boardingSheet.idEnding', 14, (scan) => scan.ticket?.idEnding ?? null),
    text('field.phone', 18, (scan) => scan.ticket?.phone ?? null),
    text('boardingSheet.boardingStatus', 16, ({ ticket }) =>
      ticket ? t(`boardingSheet.boardingStatus.${ticket.boardingStatus}`) : null,
    ),
    text('boardingSheet.verified', 12, ({ ticket }) =>
      ticket ? t(ticket.verified ? 'boardingSheet.verified.yes' : 'boardingSheet.verified.no') : null,
    ),
    text('shipOrder.orderNo', 18, (scan) => scan.ticket?.orderNo ?? null),
    moment('shipOrder.createdAt', (scan) => scan.ticket?.orderTime ?? null),
    text('boardingSheet.seat', 12, (scan) => scan.ticket?.seat ?? null),
    text('boardingSheet.cabinType', 16, ({ ticket }) =>
      ticket ? t(`boardingSheet.cabinType.${ticket.cabinType}`) : null,
    ),
    money('boardingSheet.price', (scan) => scan.ticket?.priceSen ?? null),
    date('shipOrder.date', (scan) => scan.sailing.date),
    text('shipOrder.slot', 8, (scan) => t(`sailings.slotTitle.${scan.sailing.slot}`)),
    text('shipOrder.ship', 18, (scan) => scan.sailing.shipName),
    text('column.account', 16, (scan) => scan.account),
    text('boardingSheet.handedBy', 16, (scan) => scan.handedBy),
    text('boardingSheet.device', 18, (scan) => scan.device?.name ?? null),
    number('boardingSheet.sequence', (scan) => scan.sequence),
    text('boardingSheet.offline', 10, (scan) => yesNo(scan.offline)),
    text('boardingSheet.deviceVerdict', 16, (scan) =>
      scan.deviceVerdict ? t(`boardingSheet.verdict.${scan.deviceVerdict}`) : null,
    ),
    number('boardingSheet.manifestVersion', (scan) => scan.manifestVersion),
    text('boardingSheet.note', 30, (scan) => scan.note || null),
    text('boardingSheet.undoneBy', 16, (scan) => scan.undone?.by ?? null),
    moment('boardingSheet.undoneAt', (scan) => scan.undone?.at ?? null),
    text('boardingSheet.undoneWhy', 30, (scan) => scan.undone?.reason ?? null),
    text(
      'boardingSheet.conflict',
      24,
      (scan) => scan.conflicts.map((kind) => t(`boardingSheet.conflict.${kind}`)).join(', ') || null,
    ),
    text('boardingSheet.readText', 30, (scan) => scan.readText || null),
  ];
}
