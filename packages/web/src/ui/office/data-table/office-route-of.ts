import { type OfficeRoute, officeRoutePaths } from '@gangway/contract/core/office-routes.ts';

/** The screen an address belongs to; null for those that are no screen by themselves. */
export function officeRouteOf(pathname: string): OfficeRoute | null {
  return officeRoutePaths.find((path) => path === pathname) ?? null;
}
