import { isSettingKey } from '@gangway/contract/settings/registry.ts';
import type { ConfigEntry } from '@gangway/contract/settings/schemas.ts';
import { translate } from '#lib/i18n.ts';

/** What a setting is about, in words; a key the product does not know says it in its remark. */
export function settingLabel(entry: Pick<ConfigEntry, 'key' | 'remark'>): string {
  return isSettingKey(entry.key) ? translate(`setting.${entry.key}`) : entry.remark || entry.key;
}
