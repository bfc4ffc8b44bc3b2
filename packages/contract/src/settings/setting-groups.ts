import { type SettingKey, isSettingKey } from './registry.ts';
import type { ConfigEntry } from './schemas.ts';

type Prefix<Key> = Key extends `${infer Head}.${string}` ? Head : never;

/** The part of a known key before the first dot, or `other`; each has a title in every language. */
export type SettingGroup = Prefix<SettingKey> | 'other';

/** Entries under their headings, in the order the server gives them; keys the product does not know come last. */
export function groupSettings(
  entries: readonly ConfigEntry[],
): { group: SettingGroup; entries: ConfigEntry[] }[] {
  const groups = new Map<SettingGroup, ConfigEntry[]>();
  for (const entry of entries.toSorted((one, other) => Number(other.known) - Number(one.known))) {
    const group = groupOf(entry.key);
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  return [...groups].map(([group, members]) => ({ group, entries: members }));
}

function groupOf(key: string): SettingGroup {
  if (!isSettingKey(key)) return 'other';
  return key.slice(0, key.indexOf('.')) as SettingGroup;
}
