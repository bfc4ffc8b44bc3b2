import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import { callOptions } from '#lib/call-key.ts';

/** The board of a ship, asked again after every step, also on a phone that goes in and out of the network. */
export function turnoverQuery(shipId: number) {
  return callOptions(housekeepingCalls.turnover, { params: { shipId } }, { quiet: 'background' });
}
