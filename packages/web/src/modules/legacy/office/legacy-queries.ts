import { legacyCalls } from '@gangway/contract/legacy/calls.ts';
import { callOptions } from '#lib/call-key.ts';

/** Nobody is told of what others enter, so it is asked for. */
const lookMs = 5000;

export const shoesQuery = { ...callOptions(legacyCalls.listShoes, {}), refetchInterval: lookMs };

export function plateQuery(id: number) {
  return { ...callOptions(legacyCalls.readPlate, { params: { id } }), refetchInterval: lookMs };
}
