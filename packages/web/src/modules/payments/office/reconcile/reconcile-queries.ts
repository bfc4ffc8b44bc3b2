import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';
import { callOptions, callOptionsApart } from '#lib/call-key.ts';

/** What the comparisons of the last days came to; every night one is made. */
export const keptQuery = callOptions(paymentsCalls.listReconciliations, {});

/** A comparison with the gateway's list, made now. It asks the gateway, so no news from elsewhere starts it anew. */
export function comparisonQuery(date: string) {
  const asked = { body: { date } };
  return queryOptions({
    ...callOptionsApart(paymentsCalls.reconcile, asked),
    queryFn: async ({ signal, client }) => {
      const made = await callApi(paymentsCalls.reconcile, asked, { signal });
      await client.invalidateQueries({ queryKey: keptQuery.queryKey });
      return made;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}
