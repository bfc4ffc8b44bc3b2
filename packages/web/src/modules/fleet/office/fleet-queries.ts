import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { callOptions } from '#lib/call-key.ts';

/** Ships to choose from. */
export const shipNamesQuery = callOptions(fleetCalls.listShips, {});

/** Room types to choose from. */
export const roomTypeNamesQuery = callOptions(fleetCalls.listRoomTypeNames, {});

export const roomTypesQuery = callOptions(fleetCalls.listRoomTypes, {});

/** What a room type costs on every date of a month, written YYYY-MM. */
export function monthPricesQuery(id: number, month: string) {
  return callOptions(fleetCalls.monthPrices, { params: { id }, query: { month } });
}
