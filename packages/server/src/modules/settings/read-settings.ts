import { type SettingKey, settingRegistry, type SettingValue } from '@gangway/contract/settings/registry.ts';
import { readSetting } from '@gangway/contract/settings/values.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { findEntries } from './settings.store.ts';

/** The values in force for some keys: what is stored, else the default. Read afresh, so that every process agrees. */
export async function readSettings<K extends SettingKey>(
  db: Db,
  ...keys: K[]
): Promise<{ [P in K]: SettingValue<P> }> {
  const stored = new Map((await findEntries(db, keys)).map((entry) => [entry.key, entry.value]));
  const values = keys.map((key) => [key, inForce(key, stored.get(key))] as const);
  return Object.fromEntries(values) as { [P in K]: SettingValue<P> };
}

function inForce(key: SettingKey, stored: string | undefined): unknown {
  const read = stored === undefined ? null : readSetting(key, stored);
  // A value that was right when it was written may not be after a change of bounds: the default then holds.
  return read?.ok ? read.value : settingRegistry[key].default;
}
