import type { ConfigEntry } from '@gangway/contract/settings/schemas.ts';
import * as words from '@gangway/contract/settings/setting-words.ts';
import { translate } from '#lib/i18n.ts';

/** What a setting is about, in the reader's language. */
export function settingLabel(entry: Pick<ConfigEntry, 'key' | 'remark'>): string {
  return words.settingLabel(translate, entry);
}
