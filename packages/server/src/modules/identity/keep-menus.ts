import type { Menu } from '@gangway/contract/identity/schemas.ts';
import { onChanges } from '../../platform/database/changes.ts';
import type { Platform } from '../../platform/platform.ts';
import { listMenus } from './menus.queries.ts';

/** The menu as it was read a moment ago, or is being read: the very same list for as long as nothing of it has changed. */
export type KeptMenus = () => Promise<Menu[]>;

/**
 * Keeps the menu for a moment, since every page of the back office asks for it and hardly anybody changes it. Forgotten at
 * the commit of a change in this process, and by the live event of another's: pages that hear of it ask again.
 */
export function keepMenus({ db, live }: Pick<Platform, 'db' | 'live'>, keptMs: number): KeptMenus {
  let known: { menus: Promise<Menu[]>; until: number } | null = null;
  let last: { menus: Menu[]; text: string } | null = null;
  const read = async () => {
    const menus = await listMenus(db);
    const text = JSON.stringify(menus);
    if (last?.text !== text) last = { menus, text };
    return last.menus;
  };
  const forget = () => {
    known = null;
  };
  onChanges(db, (changes) => {
    if (changes.some(({ what }) => what === 'menus')) forget();
  });
  live.subscribe(({ event }) => {
    if (event.type === 'menus.changed') forget();
  });
  return () => {
    if (known && performance.now() < known.until) return known.menus;
    const entry = { menus: read(), until: performance.now() + keptMs };
    known = entry;
    entry.menus.catch(() => {
      if (known === entry) forget();
    });
    return entry.menus;
  };
}
