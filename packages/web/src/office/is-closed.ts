import { isRight } from '@gangway/contract/core/office-rights.ts';
import { officeRoutes } from '@gangway/contract/core/office-routes.ts';

/** Whether there is a screen of this address, for whoever holds it. */
export function isClosed(pathname: string): boolean {
  return pathname in officeRoutes && !isRight(pathname);
}
