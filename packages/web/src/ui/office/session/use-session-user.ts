import type { OfficeRoute } from '@gangway/contract/core/office-routes.ts';
import { holds } from '@gangway/contract/core/permissions.ts';
import { use } from 'react';
import type { SessionUser } from '#lib/session.ts';
import { SessionContext } from './session-context.ts';

/** Who is signed in; only below the session gate. */
export function useSessionUser(): SessionUser {
  const user = use(SessionContext);
  if (!user) throw new Error('useSessionUser stands outside the session gate');
  return user;
}

/** Whether the signed-in account may open a route at all. */
export function useCanOpen(route: OfficeRoute): boolean {
  return useSessionUser().routes.some(({ path }) => path === route);
}

/** Whether the signed-in account may change things on a route, or only look. */
export function useCanEdit(route: OfficeRoute): boolean {
  const held = useSessionUser().routes.find((permitted) => permitted.path === route);
  return holds(held?.access, 'edit');
}
