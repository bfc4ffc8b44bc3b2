import type { ConfigEntry } from '@gangway/contract/settings/schemas.ts';
import * as words from '@gangway/contract/settings/setting-words.ts';
import { translate } from '#lib/i18n.ts';

/** A setting's value as people read it, in the reader's language. */
export function settingText(kind: ConfigEntry['kind'], value: string): string {
  return words.settingText(translate, kind, value);
}
