import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import { callOptions } from '#lib/call-key.ts';

export function headCountQuery(id: number) {
  return callOptions(boardingCalls.headCount, { params: { id } });
}
