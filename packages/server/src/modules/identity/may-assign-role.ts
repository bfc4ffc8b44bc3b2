import { type Grant, holds } from '@gangway/contract/core/permissions.ts';
import type { Post } from '@gangway/contract/core/posts.ts';
import type { Role } from '@gangway/contract/identity/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Caller, isAdministrator } from '../../platform/http/caller.ts';

/** A role as far as it matters for handing it out. */
export interface RoleReach {
  template: Role['template'];
  grants: readonly Grant[];
  posts: readonly Post[];
}

/** Nobody hands out, or takes away, more than they hold themselves: else "edit users" would be "become anybody". */
export function requireReach(caller: Caller, role: RoleReach): void {
  if (isAdministrator(caller)) return;
  const within =
    role.template !== 'admin' &&
    role.posts.every((post) => caller.posts.includes(post)) &&
    role.grants.every(({ route, access }) => {
      const held = caller.grants.find((grant) => grant.route === route)?.access;
      return access === 'none' || holds(held, access);
    });
  if (!within) throw new AppError('account.roleAboveYours');
}
