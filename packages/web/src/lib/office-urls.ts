import type { OfficeRoute } from '@gangway/contract/core/office-routes.ts';

// Every address of the office; no other file types one. They are also the names by which a role holds a screen.
export const dashboardScreen = '/dashboard' satisfies OfficeRoute;
export const paymentsScreen = '/business/paymentRecord' satisfies OfficeRoute;
export const drawerScreen = '/business/cashDrawer' satisfies OfficeRoute;
export const shiftsScreen = '/business/cashShifts' satisfies OfficeRoute;
export const closingScreen = '/business/dailyClosing' satisfies OfficeRoute;
export const salesScreen = '/business/salesReport' satisfies OfficeRoute;
export const agentsScreen = '/business/agents' satisfies OfficeRoute;
export const ordersScreen = '/ship/shipOrder' satisfies OfficeRoute;
export const sailingsScreen = '/ship/sailings' satisfies OfficeRoute;
export const writeOffScreen = '/ship/shipWriteOff' satisfies OfficeRoute;
export const cameraScreen = '/ship/writeOffCamera' satisfies OfficeRoute;
export const serialTestScreen = '/ship/serialScannerTest' satisfies OfficeRoute;
export const headCountScreen = '/ship/headCount' satisfies OfficeRoute;
export const recordsScreen = '/ship/verificationRecord' satisfies OfficeRoute;
export const checkInScreen = '/ship/roomCheckInManagement' satisfies OfficeRoute;
export const turnoverScreen = '/ship/turnover' satisfies OfficeRoute;
export const staysScreen = '/ship/roomRecord' satisfies OfficeRoute;
export const checkInReportScreen = '/ship/checkInReport' satisfies OfficeRoute;
export const occupancyScreen = '/ship/occupancyReport' satisfies OfficeRoute;
export const routesScreen = '/ship/routes' satisfies OfficeRoute;
export const customersScreen = '/ship/userInfoRecord' satisfies OfficeRoute;
export const customerRechargeScreen = '/ship/userInfoRecordRecharge' satisfies OfficeRoute;
export const rechargesScreen = '/ship/rechargeRecord' satisfies OfficeRoute;
export const shipsScreen = '/ship/ship' satisfies OfficeRoute;
export const roomsScreen = '/ship/roomManagement' satisfies OfficeRoute;
export const roomTypesScreen = '/ship/roomTypeManagement' satisfies OfficeRoute;
export const slidesScreen = '/ship/slides' satisfies OfficeRoute;
export const rolesScreen = '/permission/role' satisfies OfficeRoute;
export const usersScreen = '/permission/users' satisfies OfficeRoute;
export const menusScreen = '/permission/menus' satisfies OfficeRoute;
export const settingsScreen = '/setup/settingConfig' satisfies OfficeRoute;
export const mailsScreen = '/setup/mails' satisfies OfficeRoute;
export const auditScreen = '/setup/auditLog' satisfies OfficeRoute;
export const baccaratScreen = '/legacy/baccaratTable' satisfies OfficeRoute;

export { feeRight, giftRight } from '@gangway/contract/core/office-rights.ts';

/** A screen with something in its address: a filter of its table, or the record that is open on it. */
export function screenPath(screen: OfficeRoute, query: Record<string, string | number>): string {
  const text = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return `${screen}?${new URLSearchParams(text)}`;
}
