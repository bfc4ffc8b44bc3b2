import type { SessionUser } from '#lib/session.ts';

type PermittedRoute = SessionUser['routes'][number];
type Heading = SessionUser['headings'][number];

export type MenuItem =
  | { kind: 'link'; route: PermittedRoute }
  | { kind: 'group'; heading: Heading; routes: PermittedRoute[] };

/** The menu of an account: its routes that are not hidden in their order, a group standing where its first route stands. */
export function buildMenu(user: Pick<SessionUser, 'routes' | 'headings'>): MenuItem[] {
  const items: MenuItem[] = [];
  const groups = new Map<string, PermittedRoute[]>();
  for (const route of user.routes) {
    if (route.hidden) continue;
    const heading = user.headings.find(({ path }) => path === route.parent);
    const group = heading && groups.get(heading.path);
    if (group) group.push(route);
    else if (heading) {
      const routes = [route];
      groups.set(heading.path, routes);
      items.push({ kind: 'group', heading, routes });
    } else items.push({ kind: 'link', route });
  }
  return items;
}
