import type { HandedOut, OfficeOrder } from '@gangway/contract/booking/office-schemas.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { sheetColumns } from '../../../platform/excel/sheet-columns.ts';
import type { SheetColumn } from '../../../platform/excel/write-sheet.ts';
import { ownWords } from '../../../platform/messages/own-words.ts';
import { translate } from '../../../platform/messages/translate.ts';

/** The columns of the exported orders, titles and words in the reader's language. */
export function ordersSheet(locale: Locale): SheetColumn<OfficeOrder>[] {
  const t = (id: string, values: Record<string, string | number> = {}) => translate(locale, id, values);
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const { text, count, sum, moment, date, days } = sheetColumns<OfficeOrder>(locale);
  const handedOut = (title: string, of: (order: OfficeOrder) => HandedOut) => [
    text(`shipOrder.${title}`, 12, (order) => handedOutText(of(order), order.people)),
    moment(`shipOrder.${title}At`, (order) => of(order).at),
  ];
  return [
    text('shipOrder.orderNo', 18, (order) => order.orderNo),
    text('shipOrder.groupNo', 18, (order) => order.groupNo),
    moment('shipOrder.createdAt', (order) => order.createdAt),
    text('shipOrder.status', 12, (order) => t(`order.status.${order.status}`)),
    text('shipOrder.complimentary', 14, (order) =>
      order.complimentary ? t('shipOrder.complimentary') : null,
    ),
    text('shipOrder.channel', 12, (order) => t(`shipOrder.channel.${order.channel}`)),
    text('shipOrder.account', 16, (order) => order.account),
    text('shipOrder.customerName', 22, (order) => order.customerName),
    text('shipOrder.passengers', 40, (order) => order.passengers.join(', ')),
    count('shipOrder.people', (order) => order.people),
    text('shipOrder.genders', 16, (order) => order.genders.map((each) => t(`gender.${each}`)).join(', ')),
    days('shipOrder.birthDates', 24, (order) => order.birthDates),
    text('shipOrder.nationalities', 20, (order) =>
      order.nationalities.map((code) => countries.of(code) ?? code).join(', '),
    ),
    text('shipOrder.referrer', 14, (order) => order.referrer),
    date('shipOrder.date', (order) => order.sailing.date),
    text('shipOrder.slot', 8, (order) => t(`sailings.slotTitle.${order.sailing.slot}`)),
    moment('shipOrder.departsAt', (order) => order.sailing.departsAt),
    text('shipOrder.ship', 18, (order) => order.sailing.shipName),
    text('shipOrder.roomType', 22, (order) => ownWords(locale, order.roomType.name)),
    text('shipOrder.roomNumber', 12, (order) => order.roomNumber),
    sum('shipOrder.total', (order) => order.totalSen),
    sum('shipOrder.paid', (order) => order.paidSen),
    sum('shipOrder.refunded', (order) => order.refundedSen),
    text('shipOrder.method', 16, (order) => t(`method.${order.method}`)),
    text('shipOrder.qrStatus', 12, (order) => t(`shipOrder.qr.${order.qrStatus}`)),
    text('shipOrder.checkInAccount', 18, (order) => order.checkInAccounts.join(', ')),
    ...handedOut('food', (order) => order.food),
    ...handedOut('chip', (order) => order.chip),
    ...handedOut('disembark', (order) => order.disembark),
    text('shipOrder.soldBy', 14, (order) => order.soldBy),
    moment('shipOrder.paidAt', (order) => order.paidAt),
    moment('shipOrder.canceledAt', (order) => order.canceledAt),
    moment('shipOrder.refundedAt', (order) => order.refundedAt),
    moment('shipOrder.updatedAt', (order) => order.updatedAt),
  ];

  function handedOutText({ done }: HandedOut, people: number): string {
    if (done === 0) return t('shipOrder.handed.none');
    return done < people ? t('shipOrder.handed.some', { done, people }) : t('shipOrder.handed.all');
  }
}
