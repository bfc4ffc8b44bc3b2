import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import type { PaymentDetail } from '@gangway/contract/payments/schemas.ts';
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';

/** Quiet: where it fails, the panel says so. */
export function paymentDetailQuery(id: number) {
  return queryOptions({
    queryKey: ['payments', 'detail', id],
    queryFn: ({ signal }) =>
      callApi(paymentsCalls.paymentDetail, { params: { id } }, { signal, quiet: true }),
  });
}

/** What one day brought; beside the list, which is of use without it. */
export function dayTotalsQuery(date: string) {
  return queryOptions({
    queryKey: ['payments', 'day', date],
    queryFn: ({ signal }) =>
      callApi(
        paymentsCalls.pagePayments,
        { body: { size: 1, filter: { from: date, to: date } } },
        { signal, quiet: true },
      ),
    placeholderData: keepPreviousData,
  });
}

/** Something was done with a payment: it is shown as it is now, and everything that counts it counts anew. */
export async function showChanged(client: QueryClient, payment: PaymentDetail): Promise<void> {
  client.setQueryData(paymentDetailQuery(payment.id).queryKey, payment);
  await client.invalidateQueries({ predicate: ({ queryKey }) => counting.has(queryKey[0]) });
}

const counting = new Set<unknown>(['payments', 'orders']);
