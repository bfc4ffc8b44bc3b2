import type { Menu } from '@gangway/contract/identity/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';

/** Every entry in the order of the menu: headings and entries without one by position, each heading's own below it. */
export async function listMenus(db: Db): Promise<Menu[]> {
  const rows = await db.selectFrom('menus').selectAll().orderBy('position').orderBy('path').execute();
  const menus = rows.map(present);
  const tops = menus.filter((menu) => menu.parent === null);
  return tops.flatMap((top) => [top, ...menus.filter((menu) => menu.parent === top.path)]);
}

export async function findMenu(db: Db, path: string): Promise<Menu | null> {
  const row = await db.selectFrom('menus').selectAll().where('path', '=', path).executeTakeFirst();
  return row ? present(row) : null;
}

interface Row {
  path: string;
  parent: string | null;
  titleEn: string;
  titleZh: string;
  titleKo: string;
  icon: string;
  position: number;
  enabled: boolean;
  legacy: boolean;
  updatedAt: Date;
  version: number;
}

function present({ titleEn, titleZh, titleKo, updatedAt, ...rest }: Row): Menu {
  return { ...rest, title: { en: titleEn, zh: titleZh, ko: titleKo }, updatedAt: updatedAt.toISOString() };
}
