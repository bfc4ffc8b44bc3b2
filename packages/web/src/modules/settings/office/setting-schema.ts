import { isSettingKey } from '@gangway/contract/settings/registry.ts';
import { changeConfigBody, configEntryBody } from '@gangway/contract/settings/schemas.ts';
import { readSetting } from '@gangway/contract/settings/values.ts';
import type { z } from 'zod';

/** A config entry whose value is also what its key asks for, so that a wrong one is refused at the field. */
export const settingSchema = configEntryBody.superRefine(checkValue);

/** The same for one that is there. */
export const changedSettingSchema = changeConfigBody.superRefine(checkValue);

function checkValue({ key, value }: { key: string; value: string }, context: z.RefinementCtx): void {
  if (!isSettingKey(key)) return;
  const read = readSetting(key, value);
  if (!read.ok)
    context.addIssue({ code: 'custom', path: ['value'], message: read.id || 'validation.format' });
}
