import { orderFilter } from '@gangway/contract/booking/office-schemas.ts';
import { addressId } from '@gangway/contract/core/fields.ts';
import type { z } from 'zod';

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

type Read = { [Name in OrderFilterName]?: z.output<(typeof readers)[Name]> };

/** What stands in the address may be anything; only what the server understands is asked for. */
export function readOrderFilter(texts: OrderFilterTexts): Read {
  return Object.fromEntries(
    orderFilters.flatMap((name) => {
      const text = texts[name];
      const read = text === undefined ? undefined : readers[name].safeParse(text).data;
      return read === undefined ? [] : [[name, read]];
    }),
  );
}
