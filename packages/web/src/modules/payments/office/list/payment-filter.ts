import { paymentFilter } from '@gangway/contract/payments/schemas.ts';
import type { z } from 'zod';

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

type Read = { [Name in PaymentFilterName]?: z.output<(typeof paymentFilter)[Name]> };

/** What stands in the address may be anything; only what the server understands is asked for. */
export function readPaymentFilter(texts: Partial<Record<PaymentFilterName, string>>): Read {
  return Object.fromEntries(
    paymentFilters.flatMap((name) => {
      const text = texts[name];
      const read = text === undefined ? undefined : paymentFilter[name].safeParse(text).data;
      return read === undefined ? [] : [[name, read]];
    }),
  );
}
