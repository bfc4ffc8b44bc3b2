import { isSettingKey, type SettingKey, settingRegistry } from '@gangway/contract/settings/registry.ts';
import { changeConfigBody, configEntryBody } from '@gangway/contract/settings/schemas.ts';
import { readSetting, settingBounds } from '@gangway/contract/settings/values.ts';
import type { z } from 'zod';
import { settingText } from './setting-text.ts';

/** A config entry whose value is also what its key asks for, so that a wrong one is refused at the field. */
export const settingSchema = configEntryBody.superRefine(checkValue);

/** The same for one that is there. */
export const changedSettingSchema = changeConfigBody.superRefine(checkValue);

function checkValue({ key, value }: { key: string; value: string }, context: z.RefinementCtx): void {
  if (!isSettingKey(key)) return;
  const read = readSetting(key, value);
  if (read.ok) return;
  const params = rangeOf(key);
  const message = read.id || (params ? 'validation.range' : 'validation.format');
  context.addIssue({ code: 'custom', path: ['value'], message, ...(params ? { params } : {}) });
}

/** Between which numbers a setting stands, as its field shows them. */
function rangeOf(key: SettingKey): { min: string; max: string } | null {
  const { min, max } = settingBounds(key);
  const inWords = (bound: number) => settingText(settingRegistry[key].kind, String(bound));
  return min === undefined || max === undefined ? null : { min: inWords(min), max: inWords(max) };
}
