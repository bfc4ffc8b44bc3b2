import { type OfficeRoute, adminOnlyRoute, officeRoutePaths } from '@gangway/contract/core/office-routes.ts';
import type { Access } from '@gangway/contract/core/access.ts';
import type { Grant } from '@gangway/contract/core/permissions.ts';
import type { Role } from '@gangway/contract/identity/schemas.ts';

/** What a role may do on every route there is. */
export type Grants = Record<OfficeRoute, Access>;

export function readGrants(role: Pick<Role, 'grants'> | null): Grants {
  const access = (route: OfficeRoute) =>
    role?.grants.find((grant) => grant.route === route)?.access ?? 'none';
  return mapRoutes(access);
}

/** The grants as they are saved: only those that give something. */
export function writeGrants(grants: Grants, template: Role['template']): Grant[] {
  const allowed = withoutAdminOnly(grants, template);
  return officeRoutePaths
    .map((route) => ({ route, access: allowed[route] }))
    .filter(({ access }) => access !== 'none');
}

/** Only a role with the template admin may hold the route of the roles themselves. */
export function withoutAdminOnly(grants: Grants, template: Role['template']): Grants {
  return template === 'admin' ? grants : { ...grants, [adminOnlyRoute]: 'none' };
}

export function setGrants(grants: Grants, routes: readonly OfficeRoute[], access: Access): Grants {
  return mapRoutes((route) => (routes.includes(route) ? access : grants[route]));
}

function mapRoutes(access: (route: OfficeRoute) => Access): Grants {
  return Object.fromEntries(officeRoutePaths.map((route) => [route, access(route)])) as Grants;
}
