import { type SettingKey, settingRegistry, type SettingValue } from '@gangway/contract/settings/registry.ts';
import { readSetting } from '@gangway/contract/settings/values.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { findEntries } from './settings.store.ts';

/** The values in force for some keys: what is stored, else the default. Read afresh, so that every process agrees. */
export async function readSettings<K extends SettingKey>(
  db: Db,
  ...keys: K[]
): Promise<{ [P in K]: SettingValue<P> }> {
  const stored = (await findEntries(db, keys)).map(({ key, value }) => [key, value] as const);
  return settingsOf(keys, Object.fromEntries(stored));
}

/** The values in force, of what is stored for some keys. */
export function settingsOf<K extends SettingKey>(
  keys: readonly K[],
  stored: Record<string, string> | null,
): { [P in K]: SettingValue<P> } {
  const values = keys.map((key) => [key, inForce(key, stored?.[key])] as const);
  return Object.fromEntries(values) as { [P in K]: SettingValue<P> };
}

function inForce(key: SettingKey, stored: string | undefined): unknown {
  const read = stored === undefined ? null : readSetting(key, stored);
  // A value that was right when it was written may not be after a change of bounds: the default then holds.
  return read?.ok ? read.value : settingRegistry[key].default;
}
