import { calls } from '@gangway/contract/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';

export const customersKey = 'customers';

/** Quiet: where it fails, the panel says so. */
export function customerQuery(id: number) {
  return queryOptions({
    queryKey: [customersKey, 'detail', id],
    queryFn: ({ signal }) =>
      callApi(calls.customers.customerDetail, { params: { id } }, { signal, quiet: true }),
  });
}

/** How many orders the customers of a page have. Beside the page: without it the list is still of use. */
export function orderCountsQuery(accountIds: readonly number[]) {
  return queryOptions({
    queryKey: ['orders', 'counts', accountIds],
    queryFn: async ({ signal }) => {
      const counts = await callApi(
        calls.booking.orderCounts,
        { body: { accountIds: [...accountIds] } },
        { signal, quiet: true },
      );
      return new Map(counts.map((count) => [count.accountId, count]));
    },
    enabled: accountIds.length > 0,
  });
}

const latest = 8;

/** The latest orders of a customer, with what all of them add up to. */
export function latestOrdersQuery(accountId: number) {
  return queryOptions({
    queryKey: ['orders', 'latest', accountId],
    queryFn: ({ signal }) =>
      callApi(
        calls.booking.pageOrders,
        { body: { size: latest, sort: { by: 'createdAt', order: 'desc' }, filter: { accountId } } },
        { signal, quiet: true },
      ),
  });
}
