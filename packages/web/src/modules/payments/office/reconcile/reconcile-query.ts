import type { Data } from '@gangway/contract/core/define-call.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/call-api.ts';

export type Reconciliation = Data<typeof paymentsCalls.reconcile>;

/** The comparison of a day with the gateway's list. It costs the gateway something, so it is made when it is asked for. */
export function reconcileQuery(date: string) {
  return queryOptions({
    queryKey: ['reconciliation', date],
    queryFn: ({ signal }) => callApi(paymentsCalls.reconcile, { body: { date } }, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}
