import type { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { sendSheet } from '../../platform/excel/send-sheet.ts';
import type { Handlers } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { getConfigEntry, queryList } from './config.queries.ts';
import { exportConfig } from './export-config.query.ts';
import { readSettings } from './read-settings.ts';
import { removeConfig } from './remove-config.ts';
import { saveConfig } from './save-config.ts';
import { getSiteSettings } from './site-settings.query.ts';

export function settingsRoutes(platform: Platform): Handlers<typeof settingsCalls> {
  const { db } = platform;
  return {
    queryList: () => queryList(db),
    exportConfig: async (input) => sendSheet(input, await exportConfig(db, input.body, input.locale)),
    getValue: async ({ query }) => (await getConfigEntry(db, query.key)).value,
    add: ({ body, actor }) => saveConfig(platform, { ...body, mode: 'add' }, actor),
    updateValueByKey: ({ body, actor }) => saveConfig(platform, { ...body, mode: 'change' }, actor),
    update: ({ body, actor }) => saveConfig(platform, { ...body, mode: 'change' }, actor),
    remove: ({ params, actor }) => removeConfig(platform, params.key, actor),
    getUseTime: async () => (await readSettings(db, 'system.useUntil'))['system.useUntil'],
    siteSettings: () => getSiteSettings(db),
  };
}
