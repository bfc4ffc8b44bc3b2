import type { Call, CallArguments, Data } from '@gangway/contract/core/define-call.ts';
import { type CallOptions, callAddress, callApi } from './call-api.ts';

/** A query that is one call of the contract; its key is the call's address, by which the server hands its answer on. */
export function callQuery<C extends Call>(call: C, args: CallArguments<C>, options: CallOptions = {}) {
  return {
    queryKey: [callAddress(call, args)] as const,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Data<C>> =>
      callApi(call, args, { ...options, signal }),
  };
}
