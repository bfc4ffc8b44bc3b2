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

/** The grants as they are saved: only those that give something. Admin holds everything without being given it. */
export function writeGrants(grants: Grants, template: Role['template']): Grant[] {
  if (template === 'admin') return [];
  return officeRoutePaths
    .map((route) => ({ route, access: grants[route] }))
    .filter(({ route, access }) => route !== adminOnlyRoute && access !== 'none');
}

export function setGrants(grants: Grants, routes: readonly OfficeRoute[], access: Access): Grants {
  return mapRoutes((route) => (routes.includes(route) ? access : grants[route]));
}

function mapRoutes(access: (route: OfficeRoute) => Access): Grants {
  return Object.fromEntries(officeRoutePaths.map((route) => [route, access(route)])) as Grants;
}
