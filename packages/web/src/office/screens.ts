import type { OfficeRight } from '@gangway/contract/core/office-rights.ts';
import type { OfficeRoute } from '@gangway/contract/core/office-routes.ts';
import type { scannerPages } from '@gangway/contract/core/pages.ts';
import { type ComponentType, lazy } from 'react';
import {
  agentsScreen,
  auditScreen,
  baccaratScreen,
  checkInReportScreen,
  checkInScreen,
  closingScreen,
  customerRechargeScreen,
  customersScreen,
  dashboardScreen,
  drawerScreen,
  headCountScreen,
  mailsScreen,
  menusScreen,
  occupancyScreen,
  ordersScreen,
  paymentsScreen,
  rechargesScreen,
  recordsScreen,
  rolesScreen,
  roomsScreen,
  roomTypesScreen,
  routesScreen,
  sailingsScreen,
  salesScreen,
  settingsScreen,
  shiftsScreen,
  shipsScreen,
  slidesScreen,
  staysScreen,
  turnoverScreen,
  usersScreen,
} from '#lib/office-urls.ts';

/** What this document shows; the screens of the scanning app are opened by a page load. */
type OwnRoute = Exclude<OfficeRoute, (typeof scannerPages)[number] | OfficeRight>;

/** The screen of every back-office route; each is loaded when it is first opened. */
export const screens: Record<OwnRoute, ComponentType> = {
  [dashboardScreen]: lazy(async () => ({
    default: (await import('#modules/reports/office/dashboard-screen.tsx')).DashboardScreen,
  })),
  [paymentsScreen]: lazy(async () => ({
    default: (await import('#modules/payments/office/payments-screen.tsx')).PaymentsScreen,
  })),
  [drawerScreen]: lazy(async () => ({
    default: (await import('#modules/payments/office/drawer/drawer-screen.tsx')).DrawerScreen,
  })),
  [shiftsScreen]: lazy(async () => ({
    default: (await import('#modules/payments/office/drawer/shifts-screen.tsx')).ShiftsScreen,
  })),
  [closingScreen]: lazy(async () => ({
    default: (await import('#modules/reports/office/closing/closing-screen.tsx')).ClosingScreen,
  })),
  [salesScreen]: lazy(async () => ({
    default: (await import('#modules/reports/office/sales/sales-screen.tsx')).SalesScreen,
  })),
  [agentsScreen]: lazy(async () => ({
    default: (await import('./agents.tsx')).Agents,
  })),
  [rechargesScreen]: lazy(async () => ({
    default: (await import('#modules/wallet/office/recharges/recharges-screen.tsx')).RechargesScreen,
  })),
  [customerRechargeScreen]: lazy(async () => ({
    default: (await import('#modules/wallet/office/customers/customer-recharge-screen.tsx'))
      .CustomerRechargeScreen,
  })),
  [sailingsScreen]: lazy(async () => ({
    default: (await import('#modules/sailings/office/sailings-screen.tsx')).SailingsScreen,
  })),
  [headCountScreen]: lazy(async () => ({
    default: (await import('#modules/boarding/office/head-count/head-count-screen.tsx')).HeadCountScreen,
  })),
  [recordsScreen]: lazy(async () => ({
    default: (await import('#modules/boarding/office/records/records-screen.tsx')).RecordsScreen,
  })),
  [checkInScreen]: lazy(async () => ({
    default: (await import('#modules/housekeeping/office/rooms/room-desk-screen.tsx')).RoomDeskScreen,
  })),
  [turnoverScreen]: lazy(async () => ({
    default: (await import('#modules/housekeeping/office/turnover/turnover-screen.tsx')).TurnoverScreen,
  })),
  [staysScreen]: lazy(async () => ({
    default: (await import('#modules/housekeeping/office/records/stays-screen.tsx')).StaysScreen,
  })),
  [checkInReportScreen]: lazy(async () => ({
    default: (await import('#modules/housekeeping/office/report/report-screen.tsx')).ReportScreen,
  })),
  [occupancyScreen]: lazy(async () => ({
    default: (await import('#modules/reports/office/occupancy/occupancy-screen.tsx')).OccupancyScreen,
  })),
  [routesScreen]: lazy(async () => ({
    default: (await import('#modules/sailings/office/routes/routes-screen.tsx')).RoutesScreen,
  })),
  [ordersScreen]: lazy(async () => ({
    default: (await import('#modules/booking/office/orders-screen.tsx')).OrdersScreen,
  })),
  [customersScreen]: lazy(async () => ({
    default: (await import('#modules/customers/office/customers-screen.tsx')).CustomersScreen,
  })),
  [shipsScreen]: lazy(async () => ({
    default: (await import('#modules/fleet/office/ships/ships-screen.tsx')).ShipsScreen,
  })),
  [roomsScreen]: lazy(async () => ({
    default: (await import('#modules/fleet/office/rooms/rooms-screen.tsx')).RoomsScreen,
  })),
  [roomTypesScreen]: lazy(async () => ({
    default: (await import('#modules/fleet/office/room-types/room-types-screen.tsx')).RoomTypesScreen,
  })),
  [slidesScreen]: lazy(async () => ({
    default: (await import('#modules/media/office/slides-screen.tsx')).SlidesScreen,
  })),
  [rolesScreen]: lazy(async () => ({
    default: (await import('#modules/identity/office/roles-screen.tsx')).RolesScreen,
  })),
  [usersScreen]: lazy(async () => ({
    default: (await import('#modules/identity/office/users-screen.tsx')).UsersScreen,
  })),
  [menusScreen]: lazy(async () => ({
    default: (await import('#modules/identity/office/menus-screen.tsx')).MenusScreen,
  })),
  [settingsScreen]: lazy(async () => ({
    default: (await import('#modules/settings/office/settings-screen.tsx')).SettingsScreen,
  })),
  [mailsScreen]: lazy(async () => ({
    default: (await import('#modules/system/office/mails/mails-screen.tsx')).MailsScreen,
  })),
  [auditScreen]: lazy(async () => ({
    default: (await import('#modules/identity/office/audit-screen.tsx')).AuditScreen,
  })),
  [baccaratScreen]: lazy(async () => ({
    default: (await import('#modules/legacy/office/baccarat-screen.tsx')).BaccaratScreen,
  })),
};

export function hasScreen(path: string): path is OwnRoute {
  return Object.hasOwn(screens, path);
}
