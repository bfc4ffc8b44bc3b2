import type { Access } from './access.ts';
import { type OfficeRoute, adminOnlyRoute, officeRoutePaths } from './office-routes.ts';

/**
 * Who may make a call: anybody (`public`), any signed-in account (`account`), any member of staff (`staff`),
 * a customer (`customer`), a customer or somebody who booked without an account (`buyer`), or a member of staff whose role
 * holds a back-office route, or one of several that need it.
 */
export type Permission =
  | 'public'
  | 'account'
  | 'staff'
  | 'customer'
  | 'buyer'
  | { route: OfficeRoute; access: 'view' | 'edit' }
  | { anyRoute: readonly OfficeRoute[]; access: 'view' | 'edit' };

export interface Grant {
  route: string;
  access: Access;
}

/** Whether a call is one of the customer site, where a sign-in is asked for on the spot. */
export function signsInHere(permission: Permission): boolean {
  return permission === 'customer' || permission === 'buyer';
}

/** Whether the access held is enough for the access needed: edit includes view. */
export function holds(held: Access | undefined, needed: 'view' | 'edit'): boolean {
  return held === 'edit' || (held === 'view' && needed === 'view');
}

/** Whether a set of grants lets its holder use a route at the given access. */
export function can(grants: readonly Grant[], route: string, needed: 'view' | 'edit'): boolean {
  return holds(grants.find((grant) => grant.route === route)?.access, needed);
}

/** The back-office routes that open a call: one of them is enough. None for a call open to a kind of caller. */
export function routesOf(permission: Permission): readonly OfficeRoute[] {
  if (typeof permission === 'string') return [];
  return 'route' in permission ? [permission.route] : permission.anyRoute;
}

/** What a role with the template admin holds: every screen there is, those of later versions too. */
const everyGrant: readonly Grant[] = officeRoutePaths.map((route) => ({ route, access: 'edit' }));

/**
 * What a role holds, by its template and what was granted to it. Admin holds everything: whoever may change roles could
 * give it to themselves anyway. Any other template never holds the route of the roles.
 */
export function heldGrants(template: 'admin' | 'editor', granted: readonly Grant[]): Grant[] {
  if (template === 'admin') return [...everyGrant];
  return granted.filter(({ route }) => route !== adminOnlyRoute);
}
