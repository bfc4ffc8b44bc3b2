import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings', 'list'],
  queryFn: ({ signal }) => callApi(settingsCalls.queryList, {}, { signal }),
});

/** Quiet: it stands in the header of every screen and must not shout there. */
export const deadlineQuery = queryOptions({
  queryKey: ['settings', 'deadline'],
  queryFn: ({ signal }) => callApi(settingsCalls.getUseTime, {}, { signal, quiet: true }),
  refetchInterval: 3_600_000,
});
