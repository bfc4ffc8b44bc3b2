import type { Access } from './access.ts';
import type { OfficeRoute } from './office-routes.ts';

/**
 * Who may make a call: anybody (`public`), any signed-in account (`account`), any member of staff (`staff`),
 * a customer (`customer`), or a member of staff whose role holds a back-office route.
 */
export type Permission =
  | 'public'
  | 'account'
  | 'staff'
  | 'customer'
  | { route: OfficeRoute; access: 'view' | 'edit' };

export interface Grant {
  route: string;
  access: Access;
}

/** Whether the access held is enough for the access needed: edit includes view. */
export function holds(held: Access | undefined, needed: 'view' | 'edit'): boolean {
  return held === 'edit' || (held === 'view' && needed === 'view');
}

/** Whether a set of grants lets its holder use a route at the given access. */
export function can(grants: readonly Grant[], route: string, needed: 'view' | 'edit'): boolean {
  return holds(grants.find((grant) => grant.route === route)?.access, needed);
}
