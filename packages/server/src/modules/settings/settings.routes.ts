import type { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { isAdminSetting } from '@gangway/contract/settings/registry.ts';
import { AppError } from '../../platform/app-error.ts';
import { sendSheet } from '../../platform/excel/send-sheet.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type Caller, isAdministrator } from '../../platform/http/caller.ts';
import type { Handlers } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { getConfigEntry, queryList } from './config.queries.ts';
import { exportConfig } from './export-config.query.ts';
import { readSettings } from './read-settings.ts';
import { removeConfig } from './remove-config.ts';
import { saveConfig, type SaveConfigInput } from './save-config.ts';
import { getSiteSettings } from './site-settings.query.ts';

export function settingsRoutes(platform: Platform): Handlers<typeof settingsCalls> {
  const { db } = platform;
  const save = (input: SaveConfigInput, actor: Actor, caller: Caller) => {
    requireMayChange(caller, input.key);
    return saveConfig(platform, input, actor);
  };
  return {
    queryList: () => queryList(db),
    exportConfig: async (input) => sendSheet(input, await exportConfig(db, input.body, input.locale)),
    getValue: async ({ query }) => (await getConfigEntry(db, query.key)).value,
    add: ({ body, actor, caller }) => save({ ...body, mode: 'add' }, actor, caller),
    updateValueByKey: ({ body, actor, caller }) => save({ ...body, mode: 'change' }, actor, caller),
    update: ({ body, actor, caller }) => save({ ...body, mode: 'change' }, actor, caller),
    remove: ({ params, actor, caller }) => {
      requireMayChange(caller, params.key);
      return removeConfig(platform, params.key, actor);
    },
    getUseTime: async () => (await readSettings(db, 'system.useUntil'))['system.useUntil'],
    siteSettings: () => getSiteSettings(db),
  };
}

function requireMayChange(caller: Caller, key: string): void {
  if (isAdminSetting(key) && !isAdministrator(caller)) throw new AppError('permission.denied');
}
