import type { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { mostCounted } from '@gangway/contract/core/counted.ts';
import type { Data } from '@gangway/contract/core/define-call.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { currentLocale, type translate } from '#lib/i18n.ts';

type Page = Data<typeof bookingCalls.pageOrders>;

/** What all orders that match add up to, in words. */
export function orderTotals(t: typeof translate, { total, totals }: Page) {
  if (!totals)
    return [{ label: t('column.orderCount'), value: t('table.uncounted', { count: mostCounted }) }];
  return [
    { label: t('column.orderCount'), value: count(total) },
    { label: t('shipOrder.people'), value: count(totals.people) },
    { label: t('shipOrder.total'), value: formatMoney(totals.totalSen) },
    { label: t('shipOrder.paid'), value: formatMoney(totals.paidSen) },
    { label: t('shipOrder.refunded'), value: formatMoney(totals.refundedSen) },
  ];
}

function count(number: number): string {
  return number.toLocaleString(currentLocale());
}
