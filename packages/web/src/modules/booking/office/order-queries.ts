import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { OrderMoney } from '@gangway/contract/booking/money-calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { callOptions, callOptionsApart } from '#lib/call-key.ts';

export function orderDetailQuery(id: number) {
  return callOptions(bookingCalls.orderDetail, { params: { id } });
}

/** Asked again while money moves: where that fails, the panel says so. */
export function orderMoneyQuery(id: number) {
  return queryOptions({
    ...callOptions(bookingCalls.orderMoney, { params: { id } }, { quiet: 'background' }),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? pollMs : false),
  });
}

export function orderPapersQuery(id: number) {
  return callOptions(bookingCalls.orderPapers, { params: { id } });
}

const pollMs = 2000;

/** Money is being sent that nobody here has to send. */
function isMoving({ refunds }: OrderMoney): boolean {
  return refunds.some(({ parts }) => parts.some(({ byHand, status }) => !byHand && status === 'requested'));
}

/**
 * What comes back of some passengers' fares. Apart: once it is done, the orders' news must not ask for it again.
 */
export function refundQuoteQuery(id: number, ticketIds: readonly number[]) {
  const asked = { params: { id }, body: { ticketIds: [...ticketIds] } };
  return {
    ...callOptionsApart(bookingCalls.quoteOfficeRefund, asked),
    enabled: ticketIds.length > 0,
    gcTime: 0,
    retry: false,
  };
}
