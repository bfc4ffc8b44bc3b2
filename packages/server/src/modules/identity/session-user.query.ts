import { isRight } from '@gangway/contract/core/office-rights.ts';
import { officeRoutePaths } from '@gangway/contract/core/office-routes.ts';
import { avatarLimit } from '@gangway/contract/identity/rules.ts';
import type { SessionUser } from '@gangway/contract/identity/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { findAccount } from './accounts.store.ts';
import { listMenus } from './menus.queries.ts';
import type { Portraits } from './portraits.ts';

/** Who is signed in, with the back-office routes their role holds, in the order of the menu. */
export async function getSessionUser(db: Db, caller: Caller, portraits: Portraits): Promise<SessionUser> {
  const [account, menus] = await Promise.all([findAccount(db, caller.accountId), listMenus(db)]);
  if (!account) throw new AppError('session.required');
  const routes = menus.flatMap((menu) => {
    const grant = caller.grants.find(({ route }) => route === menu.path);
    const hasScreen = officeRoutePaths.some((path) => path === menu.path);
    if (!grant || !hasScreen) return [];
    const { path, parent, title, icon } = menu;
    const heading = menus.find((entry) => entry.path === parent);
    const hidden = !menu.enabled || heading?.enabled === false || isRight(path);
    return [{ path, parent, title, icon, access: grant.access, hidden }];
  });
  return {
    id: account.id,
    username: account.username,
    name: account.name || account.username,
    kind: account.kind,
    role: caller.role && { name: caller.role.name, template: caller.role.template },
    posts: caller.posts,
    avatar: account.avatarImageId ? portraits.address(account.avatarImageId, avatarLimit.size) : '',
    introduction: account.introduction,
    routes,
    headings: menus
      .filter((menu) => routes.some((route) => route.parent === menu.path))
      .map(({ path, title, icon }) => ({ path, title, icon })),
  };
}
