import { isRight } from '@gangway/contract/core/office-rights.ts';
import { officeRoutePaths } from '@gangway/contract/core/office-routes.ts';
import { avatarLimit } from '@gangway/contract/identity/rules.ts';
import type { Menu, SessionUser } from '@gangway/contract/identity/schemas.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Portraits } from './portraits.ts';

/**
 * Who is signed in, with the back-office routes their role holds, in the order of the menu. Every page asks it, so it needs
 * nothing that is not known with the session but the menus, which are the same for all who have any.
 */
export function getSessionUser(caller: Caller, menus: readonly Menu[], portraits: Portraits): SessionUser {
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
    id: caller.accountId,
    username: caller.username,
    name: caller.name || caller.username,
    kind: caller.kind,
    role: caller.role && { name: caller.role.name, template: caller.role.template },
    posts: [...caller.posts],
    avatar: caller.avatarImageId ? portraits.address(caller.avatarImageId, avatarLimit.size) : '',
    introduction: caller.introduction,
    routes,
    headings: menus
      .filter((menu) => routes.some((route) => route.parent === menu.path))
      .map(({ path, title, icon }) => ({ path, title, icon })),
  };
}
