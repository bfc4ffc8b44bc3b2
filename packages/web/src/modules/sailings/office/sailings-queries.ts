import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';

export const routesQuery = queryOptions({
  queryKey: ['routes', 'list'],
  queryFn: ({ signal }) => callApi(sailingsCalls.listRoutes, {}, { signal }),
});

export const routeNamesQuery = queryOptions({
  queryKey: ['routes', 'names'],
  queryFn: ({ signal }) => callApi(sailingsCalls.listRouteNames, {}, { signal }),
});

export function monthSailingsQuery(month: string, shipId: number | null) {
  return queryOptions({
    queryKey: ['sailings', 'month', month, shipId],
    queryFn: ({ signal }) =>
      callApi(sailingsCalls.monthSailings, { query: { month, ...(shipId ? { shipId } : {}) } }, { signal }),
  });
}

/** Quiet: where it fails, the panel says so. */
export function sailingDetailQuery(id: number) {
  return queryOptions({
    queryKey: ['sailings', 'detail', id],
    queryFn: ({ signal }) =>
      callApi(sailingsCalls.sailingDetail, { params: { id } }, { signal, quiet: true }),
  });
}

/** The capacity a sailing gets when nobody says otherwise; only those who may see the settings can ask. */
export const defaultCapacityQuery = queryOptions({
  queryKey: ['settings', 'capacity'],
  queryFn: ({ signal }) =>
    callApi(settingsCalls.getValue, { query: { key: 'sailing.capacity' } }, { signal, quiet: true }),
});
