import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';

/** Ships to choose from. */
export const shipNamesQuery = queryOptions({
  queryKey: ['ships', 'names'],
  queryFn: ({ signal }) => callApi(fleetCalls.listShips, {}, { signal }),
});

/** Room types to choose from. */
export const roomTypeNamesQuery = queryOptions({
  queryKey: ['roomTypes', 'names'],
  queryFn: ({ signal }) => callApi(fleetCalls.listRoomTypeNames, {}, { signal }),
});

export const roomTypesQuery = queryOptions({
  queryKey: ['roomTypes', 'list'],
  queryFn: ({ signal }) => callApi(fleetCalls.listRoomTypes, {}, { signal }),
});

/** What a room type costs on every date of a month, written YYYY-MM. */
export function monthPricesQuery(id: number, month: string) {
  return queryOptions({
    queryKey: ['roomTypes', 'monthPrices', id, month],
    queryFn: ({ signal }) =>
      callApi(fleetCalls.monthPrices, { params: { id }, query: { month } }, { signal }),
  });
}
