import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';
import { useSignIn } from '#lib/sign-in.ts';

/** What the chosen gateway takes. */
export const payMethodsQuery = {
  queryKey: ['payMethods'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi(paymentsCalls.payMethods, {}, { signal }),
  staleTime: 300_000,
};

const eagerMs = 2000;
const patientMs = 6000;
/** Whoever has just paid waits for an answer; whoever leaves the page open all day does not. */
const eagerTries = 30;

/** How an own payment stands; asked again and again while nothing is decided. */
export function usePayment(userId: number | undefined, id: number | null) {
  const { withSignIn } = useSignIn();
  return useQuery({
    queryKey: ['payment', userId, id],
    queryFn: ({ signal }) =>
      withSignIn(() =>
        callApi(paymentsCalls.paymentState, { params: { id: id ?? 0 } }, { signal, quiet: 'background' }),
      ),
    enabled: userId !== undefined && id !== null,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => {
      if (state.data?.payment.status !== 'pending') return false;
      return state.dataUpdateCount < eagerTries ? eagerMs : patientMs;
    },
  });
}

/** Where the gateway's page for an own payment is. Asked once: that somebody goes there is noted. */
export function useJump(userId: number | undefined, id: number | null) {
  const { withSignIn } = useSignIn();
  return useQuery({
    queryKey: ['payment', userId, id, 'jump'],
    queryFn: ({ signal }) =>
      withSignIn(() => callApi(paymentsCalls.paymentJump, { params: { id: id ?? 0 } }, { signal })),
    enabled: userId !== undefined && id !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
}
