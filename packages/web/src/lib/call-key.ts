import type { Call, CallArguments, Data } from '@gangway/contract/core/define-call.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CallOptions, callApi } from './call-api.ts';

/** The key of what a call answers: the call, then what it was asked; without that, all it ever answered. */
export function callKey<C extends Call>(call: C, ...asked: [] | [CallArguments<C>]) {
  return [nameOf(call), ...asked] as const;
}

/** A query that is one call of the contract, under the key of that call. */
export function callOptions<C extends Call>(call: C, asked: CallArguments<C>, options: CallOptions = {}) {
  return queryOptions({
    queryKey: callKey(call, asked),
    queryFn: ({ signal }): Promise<Data<C>> => callApi(call, asked, { ...options, signal }),
  });
}

/** The same under a key of its own: no news of the call's module asks for it again. */
export function callOptionsApart<C extends Call>(
  call: C,
  asked: CallArguments<C>,
  options: CallOptions = {},
) {
  return queryOptions({
    queryKey: ['apart', ...callKey(call, asked)] as const,
    queryFn: ({ signal }): Promise<Data<C>> => callApi(call, asked, { ...options, signal }),
  });
}

/** What the calls of some modules answered has changed: what is on show is asked for again, all else when it is opened. */
export function refreshCalls(
  client: QueryClient,
  ...modules: readonly Readonly<Record<string, Call>>[]
): Promise<void> {
  const names = new Set<unknown>(modules.flatMap((calls) => Object.values(calls).map(nameOf)));
  return client.invalidateQueries({ predicate: ({ queryKey }) => names.has(queryKey[0]) });
}

function nameOf({ method, path }: Call): string {
  return `${method} ${path}`;
}
