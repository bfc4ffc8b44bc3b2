import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';
import { useSignIn } from '#lib/sign-in.ts';

/** What it costs to sail on another date. */
export function useChangeQuote(orderId: number, sailingId: number | null) {
  const { withSignIn } = useSignIn();
  return useQuery({
    queryKey: ['changeQuote', orderId, sailingId],
    queryFn: ({ signal }) =>
      withSignIn(() =>
        callApi(
          bookingCalls.quoteChange,
          { params: { id: orderId }, body: { sailingId: sailingId ?? 0 } },
          { signal },
        ),
      ),
    enabled: sailingId !== null,
    // What is confirmed must be what holds now.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
