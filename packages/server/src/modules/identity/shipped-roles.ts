import {
  type OfficeRouteInfo,
  type ShippedRole,
  shippedRoles,
} from '@gangway/contract/core/office-routes.ts';
import { shippedPosts } from '@gangway/contract/core/posts.ts';
import { shippedDescriptions } from '@gangway/contract/identity/shipped-descriptions.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/create-database.ts';
import { insertRole } from './roles.store.ts';

export type ShippedRoleIds = Map<ShippedRole, number>;

/** Adds the shipped roles to a database that has none. A role an operator deleted later does not come back. */
export async function ensureShippedRoles(tx: Tx): Promise<ShippedRoleIds> {
  const existing = await tx
    .selectFrom('roles')
    .select(['id', 'name'])
    .where(sql`lower(name)`, 'in', [...shippedRoles])
    .execute();
  if (existing.length > 0) {
    return new Map(existing.map(({ id, name }) => [name.toLowerCase() as ShippedRole, id]));
  }
  const ids: ShippedRoleIds = new Map();
  for (const name of shippedRoles) {
    const template = name === 'admin' ? 'admin' : 'editor';
    ids.set(
      name,
      await insertRole(tx, {
        name,
        template,
        description: shippedDescriptions[name],
        builtIn: name === 'admin',
        posts: [...(shippedPosts[name] ?? [])],
      }),
    );
  }
  return ids;
}

/** Gives a route that has just appeared to the shipped roles it is meant for; admin holds everything anyway. */
export async function grantNewRoute(
  tx: Tx,
  roleIds: ShippedRoleIds,
  route: string,
  grants: OfficeRouteInfo['grants'],
): Promise<void> {
  for (const [role, access] of Object.entries(grants)) {
    const roleId = roleIds.get(role as ShippedRole);
    if (!roleId || access === 'none') continue;
    await tx
      .insertInto('roleGrants')
      .values({ roleId, route, access })
      .onConflict((conflict) => conflict.columns(['roleId', 'route']).doNothing())
      .execute();
  }
}
