import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { callOptions } from '#lib/call-key.ts';

export const settingsQuery = callOptions(settingsCalls.queryList, {});

/** Quiet: it stands in the header of every screen and must not shout there. */
export const deadlineQuery = {
  ...callOptions(settingsCalls.getUseTime, {}, { quiet: 'background' }),
  refetchInterval: 3_600_000,
};
