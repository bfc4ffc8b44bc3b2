import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import { callOptions } from '#lib/call-key.ts';

/** The board of a ship. Quiet: where it fails, the screen says so. */
export function turnoverQuery(shipId: number) {
  return callOptions(housekeepingCalls.turnover, { params: { shipId } }, { quiet: true });
}
