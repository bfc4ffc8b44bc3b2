import {
  isSettingKey,
  type SettingKey,
  settingKeys,
  settingRegistry,
} from '@gangway/contract/settings/registry.ts';
import type { ConfigEntry } from '@gangway/contract/settings/schemas.ts';
import { settingBounds, writeSetting } from '@gangway/contract/settings/values.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { findEntry, listEntries, type StoredEntry } from './settings.store.ts';

/** Every entry: known keys in the order of the registry, then the others. */
export async function queryList(db: Db): Promise<ConfigEntry[]> {
  const stored = await listEntries(db);
  const byKey = new Map(stored.map((entry) => [entry.key, entry]));
  return [
    ...settingKeys.map((key) => presentKnown(key, byKey.get(key))),
    ...stored.filter((entry) => !isSettingKey(entry.key)).map(presentOther),
  ];
}

export async function getConfigEntry(db: Db, key: string): Promise<ConfigEntry> {
  const stored = await findEntry(db, key);
  if (isSettingKey(key)) return presentKnown(key, stored);
  if (!stored) throw new AppError('record.missing');
  return presentOther(stored);
}

function presentKnown(key: SettingKey, stored: StoredEntry | undefined): ConfigEntry {
  const info = settingRegistry[key];
  const fallback = writeSetting(key, info.default);
  const bounds = settingBounds(key);
  return {
    key,
    value: stored?.value ?? fallback,
    remark: stored?.remark ?? '',
    kind: info.kind,
    known: true,
    default: fallback,
    min: bounds.min ?? null,
    max: bounds.max ?? null,
    updatedAt: stored?.updatedAt.toISOString() ?? null,
    version: stored?.version ?? 0,
  };
}

function presentOther(stored: StoredEntry): ConfigEntry {
  const { key, value, remark, updatedAt, version } = stored;
  return {
    key,
    value,
    remark,
    kind: 'text',
    known: false,
    default: null,
    min: null,
    max: null,
    updatedAt: updatedAt.toISOString(),
    version,
  };
}
