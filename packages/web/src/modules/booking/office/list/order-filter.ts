import { orderFilter } from '@gangway/contract/booking/office-schemas.ts';
import { addressId } from '@gangway/contract/core/fields.ts';
import { readFilter } from '#ui/office/data-table/read-filter.ts';

/** What the list can be narrowed to, by its names in the address. */
export const orderFilters = [
  'keyword',
  'status',
  'sailingFrom',
  'sailingTo',
  'slot',
  'method',
  'createdFrom',
  'createdTo',
  'kind',
  'roomTypeId',
  'qrStatus',
  'referrer',
  'account',
  'passenger',
  'nationality',
  'channel',
  'sailingId',
  'accountId',
] as const;
export type OrderFilterName = (typeof orderFilters)[number];
export type OrderFilterTexts = Partial<Record<OrderFilterName, string>>;

const readers = { ...orderFilter, roomTypeId: addressId, sailingId: addressId, accountId: addressId };

export function readOrderFilter(texts: OrderFilterTexts) {
  return readFilter(orderFilters, readers, texts);
}
