import type { Menu } from '@gangway/contract/identity/schemas.ts';

export interface MenuLine extends Menu {
  depth: 0 | 1;
}

/** The menu's entries as they stand in the menu: each heading followed by its own; legacy ones last. */
export function menuTree(menus: readonly Menu[]): MenuLine[] {
  const known = new Set(menus.map((menu) => menu.path));
  const isTop = (menu: Menu) => menu.parent === null || !known.has(menu.parent);
  return menus
    .filter(isTop)
    .toSorted(byPosition)
    .flatMap((top) => [
      { ...top, depth: 0 as const },
      ...menus
        .filter((menu) => menu.parent === top.path)
        .toSorted(byPosition)
        .map((menu) => ({ ...menu, depth: 1 as const })),
    ]);
}

function byPosition(one: Menu, other: Menu): number {
  return (
    Number(one.legacy) - Number(other.legacy) ||
    one.position - other.position ||
    one.path.localeCompare(other.path, 'en')
  );
}
