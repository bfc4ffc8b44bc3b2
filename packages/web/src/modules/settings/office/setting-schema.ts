import { isSettingKey } from '@gangway/contract/settings/registry.ts';
import { configEntryBody } from '@gangway/contract/settings/schemas.ts';
import { readSetting } from '@gangway/contract/settings/values.ts';

/** A config entry whose value is also what its key asks for, so that a wrong one is refused at the field. */
export const settingSchema = configEntryBody.superRefine(({ key, value }, context) => {
  if (!isSettingKey(key)) return;
  const read = readSetting(key, value);
  if (!read.ok)
    context.addIssue({ code: 'custom', path: ['value'], message: read.id || 'validation.format' });
});
