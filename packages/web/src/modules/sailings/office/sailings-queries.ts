import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { callOptions } from '#lib/call-key.ts';

export const routesQuery = callOptions(sailingsCalls.listRoutes, {});

export const routeNamesQuery = callOptions(sailingsCalls.listRouteNames, {});

export function monthSailingsQuery(month: string, shipId: number | null) {
  return callOptions(sailingsCalls.monthSailings, { query: { month, ...(shipId ? { shipId } : {}) } });
}

export function sailingDetailQuery(id: number) {
  return callOptions(sailingsCalls.sailingDetail, { params: { id } });
}

/** The capacity a sailing gets when nobody says otherwise; only those who may see the settings can ask. */
export const defaultCapacityQuery = callOptions(
  settingsCalls.getValue,
  { query: { key: 'sailing.capacity' } },
  { quiet: 'background' },
);
