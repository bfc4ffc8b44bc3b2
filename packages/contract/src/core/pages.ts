import { menuHeadings } from './menu-headings.ts';
import { isRight } from './office-rights.ts';
import { type OfficeRoute, officeRoutes } from './office-routes.ts';

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

/** Screens of the office that belong to the scanning app: a document of their own, which opens without a network. */
export const scannerPages = [
  '/ship/shipWriteOff',
  '/ship/writeOffCamera',
  '/ship/serialScannerTest',
] as const satisfies readonly OfficeRoute[];

/** Where the document of the scanning app itself stands, for its service worker. */
export const scannerDocument = '/scanner.html';

export type Face = 'site' | 'office' | 'scanner';

/** What stands before the id of a sailing in the address of its screen on the wall. */
export const monitorBase = '/monitor-live/';

/** Which of the three documents answers a path; null is a page that does not exist. */
export function faceOf(path: string): Face | null {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (clean === '/' || clean === '/404') return 'site';
  if (publicPages.some((page) => page === clean) || isMonitor(clean)) return 'site';
  if (scannerPages.some((page) => page === clean)) return 'scanner';
  if ((clean in officeRoutes && !isRight(clean)) || clean in menuHeadings) return 'office';
  return null;
}

function isMonitor(path: string): boolean {
  return path.startsWith(monitorBase) && /^[\w.-]+$/.test(path.slice(monitorBase.length));
}
