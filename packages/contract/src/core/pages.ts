import { menuHeadings, officeRoutes } from './office-routes.ts';

/** Pages anybody can open; the specification's list of routes without login is complete. */
export const publicPages = [
  '/login',
  '/home',
  '/shipClient/routeList',
  '/shipClient/personalCenter',
  '/shipClient/pay/ship',
  '/shipClient/personalOrder',
  '/pay',
  '/jump',
  '/return',
  '/notify',
  '/queryOrderInfo',
  '/privacyPolicy',
  '/privacyPolicy/pda',
  '/privacyPolicy/termsConditions',
] as const;

/** What stands before the id of a sailing in the address of its screen on the wall. */
export const monitorBase = '/monitor-live/';

/** Which of the two documents answers a path; null is a page that does not exist. */
export function faceOf(path: string): 'site' | 'office' | null {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (clean === '/' || clean === '/404') return 'site';
  if (publicPages.some((page) => page === clean) || isMonitor(clean)) return 'site';
  if (clean in officeRoutes || clean in menuHeadings) return 'office';
  return null;
}

function isMonitor(path: string): boolean {
  return path.startsWith(monitorBase) && /^[\w.-]+$/.test(path.slice(monitorBase.length));
}
