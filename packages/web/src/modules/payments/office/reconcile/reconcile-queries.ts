import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';

/** What the comparisons of the last days came to; every night one is made. */
export const keptQuery = queryOptions({
  queryKey: ['reconciliations', 'kept'],
  queryFn: ({ signal }) => callApi(paymentsCalls.listReconciliations, {}, { signal, quiet: true }),
});

/** A comparison with the gateway's list, made now. It asks the gateway, so no news from elsewhere starts it anew. */
export function comparisonQuery(date: string) {
  return queryOptions({
    queryKey: ['reconciliation', date],
    queryFn: async ({ signal, client }) => {
      const made = await callApi(paymentsCalls.reconcile, { body: { date } }, { signal, quiet: true });
      await client.invalidateQueries({ queryKey: keptQuery.queryKey });
      return made;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}
