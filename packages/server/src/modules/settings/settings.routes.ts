import type { settingsCalls } from '@gangway/contract/settings/calls.ts';
import type { Handlers } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { getConfigEntry, queryList } from './config.queries.ts';
import { readSettings } from './read-settings.ts';
import { removeConfig } from './remove-config.ts';
import { saveConfig } from './save-config.ts';
import { getSiteSettings } from './site-settings.query.ts';

export function settingsRoutes(platform: Platform): Handlers<typeof settingsCalls> {
  const { db } = platform;
  return {
    queryList: () => queryList(db),
    getValue: async ({ query }) => (await getConfigEntry(db, query.key)).value,
    add: ({ body, origin }) => saveConfig(platform, { ...body, mode: 'add' }, origin),
    updateValueByKey: ({ body, origin }) => saveConfig(platform, { ...body, mode: 'change' }, origin),
    update: ({ body, origin }) => saveConfig(platform, { ...body, mode: 'change' }, origin),
    remove: ({ params, origin }) => removeConfig(platform, params.key, origin),
    getUseTime: async () => (await readSettings(db, 'system.useUntil'))['system.useUntil'],
    siteSettings: () => getSiteSettings(db),
  };
}
