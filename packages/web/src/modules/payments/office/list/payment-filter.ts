import { paymentFilter } from '@gangway/contract/payments/schemas.ts';
import { readFilter } from '#ui/office/data-table/read-filter.ts';

/** What the list can be narrowed to, by its names in the address. */
export const paymentFilters = [
  'keyword',
  'status',
  'method',
  'from',
  'to',
  'provider',
  'subject',
  'refund',
] as const;
export type PaymentFilterName = (typeof paymentFilters)[number];

export function readPaymentFilter(texts: Partial<Record<PaymentFilterName, string>>) {
  return readFilter(paymentFilters, paymentFilter, texts);
}
