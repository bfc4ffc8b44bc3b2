import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import { callOptions } from '#lib/call-key.ts';

/** Quiet: where it fails, the screen says so. */
export function headCountQuery(id: number) {
  return callOptions(boardingCalls.headCount, { params: { id } }, { quiet: true });
}
