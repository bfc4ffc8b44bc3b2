import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { useQuery } from '@tanstack/react-query';
import { callOptionsApart } from '#lib/call-key.ts';

/**
 * Under which terms what is chosen is sold, as it was told when it was chosen: no news asks for them again, so that what is said to
 * the customer stays what the order is made under, or is refused.
 */
export function useSaleTerms(sailingId: number | undefined, roomTypeId: number | undefined) {
  const line = { sailingId: sailingId ?? 0, roomTypeId: roomTypeId ?? 0, people: 1 };
  const isChosen = sailingId !== undefined && roomTypeId !== undefined;
  const { data, refetch } = useQuery({
    ...callOptionsApart(bookingCalls.quote, { body: { lines: [line] } }),
    enabled: isChosen,
  });
  return {
    shown: data?.[0]?.terms ?? undefined,
    refresh: async () => {
      if (isChosen) await refetch();
    },
  };
}
