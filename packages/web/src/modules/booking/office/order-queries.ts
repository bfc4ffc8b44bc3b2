import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';

/** Quiet: where it fails, the panel says so. */
export function orderDetailQuery(id: number) {
  return queryOptions({
    queryKey: ['orders', 'detail', id],
    queryFn: ({ signal }) => callApi(bookingCalls.orderDetail, { params: { id } }, { signal, quiet: true }),
  });
}
