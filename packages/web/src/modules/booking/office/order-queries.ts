import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { OrderMoney } from '@gangway/contract/booking/money-calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';

/** Quiet: where it fails, the panel says so. */
export function orderDetailQuery(id: number) {
  return queryOptions({
    queryKey: ['orders', 'detail', id],
    queryFn: ({ signal }) => callApi(bookingCalls.orderDetail, { params: { id } }, { signal, quiet: true }),
  });
}

/** Quiet: where it fails, the panel says so. */
export function orderMoneyQuery(id: number) {
  return queryOptions({
    queryKey: ['orders', 'money', id],
    queryFn: ({ signal }) => callApi(bookingCalls.orderMoney, { params: { id } }, { signal, quiet: true }),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? pollMs : false),
  });
}

const pollMs = 2000;

/** Money is being sent that nobody here has to send. */
function isMoving({ refunds }: OrderMoney): boolean {
  return refunds.some(({ parts }) => parts.some(({ byHand, status }) => !byHand && status === 'requested'));
}

/**
 * What comes back of some passengers' fares. Quiet: the form says why it cannot be had. Not among the orders: once it is
 * done, their news must not ask for it again.
 */
export function refundQuoteQuery(id: number, ticketIds: readonly number[]) {
  return queryOptions({
    queryKey: ['refundQuote', id, ticketIds],
    queryFn: ({ signal }) =>
      callApi(
        bookingCalls.quoteOfficeRefund,
        { params: { id }, body: { ticketIds: [...ticketIds] } },
        { signal, quiet: true },
      ),
    enabled: ticketIds.length > 0,
    gcTime: 0,
    retry: false,
  });
}
