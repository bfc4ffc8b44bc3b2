import type { OfficeOrder } from '@gangway/contract/booking/office-schemas.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { SheetColumn } from '../../../platform/excel/write-sheet.ts';
import { translate } from '../../../platform/messages/translate.ts';

type Value = ReturnType<SheetColumn<OfficeOrder>['value']>;

/** The columns of the exported orders, titles and words in the reader's language. */
export function ordersSheet(locale: Locale): SheetColumn<OfficeOrder>[] {
  const t = (id: string) => translate(locale, id);
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const column = (title: string, width: number, value: (order: OfficeOrder) => Value) => ({
    title: t(title),
    width,
    value,
  });
  const money = (title: string, sen: (order: OfficeOrder) => number) => ({
    ...column(title, 14, (order) => sen(order) / 100),
    format: '#,##0.00',
  });
  const own = (both: { en: string; zh: string }) => (locale === 'zh' ? both.zh : both.en);
  return [
    column('shipOrder.orderNo', 18, (order) => order.orderNo),
    column('shipOrder.groupNo', 18, (order) => order.groupNo),
    column('shipOrder.createdAt', 17, (order) => portTime(order.createdAt)),
    column('shipOrder.status', 12, (order) => t(`order.status.${order.status}`)),
    column('shipOrder.channel', 12, (order) => t(`shipOrder.channel.${order.channel}`)),
    column('shipOrder.account', 16, (order) => order.account),
    column('shipOrder.customerName', 22, (order) => order.customerName),
    column('shipOrder.passengers', 40, (order) => order.passengers.join(', ')),
    column('shipOrder.people', 8, (order) => order.people),
    column('shipOrder.nationalities', 20, (order) =>
      order.nationalities.map((code) => countries.of(code) ?? code).join(', '),
    ),
    column('shipOrder.referrer', 14, (order) => order.referrer),
    column('shipOrder.date', 12, (order) => order.sailing.date),
    column('shipOrder.slot', 8, (order) => t(`sailings.slotTitle.${order.sailing.slot}`)),
    column('shipOrder.departsAt', 17, (order) => portTime(order.sailing.departsAt)),
    column('shipOrder.ship', 18, (order) => order.sailing.shipName),
    column('shipOrder.roomType', 22, (order) => own(order.roomType.name)),
    column('shipOrder.roomNumber', 12, (order) => order.roomNumber),
    money('shipOrder.total', (order) => order.totalSen),
    money('shipOrder.paid', (order) => order.paidSen),
    money('shipOrder.refunded', (order) => order.refundedSen),
    column('shipOrder.method', 16, (order) => t(`method.${order.method}`)),
    column('shipOrder.qrStatus', 12, (order) => t(`shipOrder.qr.${order.qrStatus}`)),
    column('shipOrder.soldBy', 14, (order) => order.soldBy),
    column('shipOrder.paidAt', 17, (order) => portTime(order.paidAt)),
    column('shipOrder.canceledAt', 17, (order) => portTime(order.canceledAt)),
    column('shipOrder.refundedAt', 17, (order) => portTime(order.refundedAt)),
    column('shipOrder.updatedAt', 17, (order) => portTime(order.updatedAt)),
  ];
}

/** A cell of Excel has no time zone: it holds the clock at the port. */
function portTime(at: string | null): Date | null {
  return at === null ? null : new Date(`${formatInstant(at).replace(' ', 'T')}:00Z`);
}
