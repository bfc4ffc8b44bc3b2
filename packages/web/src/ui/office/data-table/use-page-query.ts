import type { Call, CallArguments } from '@gangway/contract/core/define-call.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callOptions } from '#lib/call-key.ts';

/** A page of a table; the page before stays in sight while the next one is on its way. */
export function usePageQuery<C extends Call>(call: C, asked: CallArguments<C>) {
  return useQuery({ ...callOptions(call, asked), placeholderData: keepPreviousData });
}
