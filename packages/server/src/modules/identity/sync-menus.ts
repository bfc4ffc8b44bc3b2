import { legacyMenus } from '@gangway/contract/core/legacy-menus.ts';
import { menuHeadings } from '@gangway/contract/core/menu-headings.ts';
import { officeRoutes } from '@gangway/contract/core/office-routes.ts';
import type { Db, Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { lockAll } from '../../platform/database/locks.ts';
import { ensureShippedRoles, grantNewRoute } from './shipped-roles.ts';

/**
 * Brings menus, shipped roles and their grants up to the screens this version has. What staff have changed since stays
 * as they left it: only what is missing is added.
 */
export async function syncMenus(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockAll(tx, 'roles');
    const roleIds = await ensureShippedRoles(tx);
    for (const [path, heading] of Object.entries(menuHeadings))
      await insertMenu(tx, { path, parent: null, ...heading });
    for (const [path, route] of Object.entries(officeRoutes)) {
      const isNew = await insertMenu(tx, { path, ...route });
      if (isNew) await grantNewRoute(tx, roleIds, path, route.grants);
    }
    for (const [index, { path, title }] of legacyMenus.entries()) {
      await insertMenu(tx, { path, parent: null, title, icon: '', position: 1000 + index, legacy: true });
    }
  });
}

interface NewMenu {
  path: string;
  parent: string | null;
  title: { en: string; zh: string; ko: string };
  icon: string;
  position: number;
  legacy?: boolean;
}

async function insertMenu(
  tx: Tx,
  { path, parent, title, icon, position, legacy = false }: NewMenu,
): Promise<boolean> {
  const row = await tx
    .insertInto('menus')
    .values({
      path,
      parent,
      titleEn: title.en,
      titleZh: title.zh,
      titleKo: title.ko,
      icon,
      position,
      enabled: !legacy,
      legacy,
    })
    .onConflict((conflict) => conflict.column('path').doNothing())
    .returning('path')
    .executeTakeFirst();
  return row !== undefined;
}
