import { calls } from '@gangway/contract/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';
import { callKey, callOptions } from '#lib/call-key.ts';

export function customerQuery(id: number) {
  return callOptions(calls.customers.customerDetail, { params: { id } });
}

/** How many orders the customers of a page have. Beside the page: without it the list is still of use. */
export function orderCountsQuery(accountIds: readonly number[]) {
  const asked = { body: { accountIds: [...accountIds] } };
  return queryOptions({
    queryKey: callKey(calls.booking.orderCounts, asked),
    queryFn: async ({ signal }) => {
      const counts = await callApi(calls.booking.orderCounts, asked, { signal, quiet: 'background' });
      return new Map(counts.map((count) => [count.accountId, count]));
    },
    enabled: accountIds.length > 0,
  });
}

const latest = 8;

/** The latest orders of a customer, with what all of them add up to. */
export function latestOrdersQuery(accountId: number) {
  return callOptions(calls.booking.pageOrders, {
    body: { size: latest, sort: { by: 'createdAt', order: 'desc' }, filter: { accountId } },
  });
}
