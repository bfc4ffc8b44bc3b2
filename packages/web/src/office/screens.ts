import type { OfficeRoute } from '@gangway/contract/core/office-routes.ts';
import { type ComponentType, lazy } from 'react';

/** The screen of every back-office route; each is loaded when it is first opened. */
export const screens: Record<OfficeRoute, ComponentType> = {
  '/dashboard': lazy(async () => ({
    default: (await import('#modules/reports/office/dashboard-screen.tsx')).DashboardScreen,
  })),
  '/business/paymentRecord': lazy(async () => ({
    default: (await import('#modules/payments/office/payments-screen.tsx')).PaymentsScreen,
  })),
  '/business/cashDrawer': lazy(async () => ({
    default: (await import('#modules/payments/office/drawer/drawer-screen.tsx')).DrawerScreen,
  })),
  '/business/cashShifts': lazy(async () => ({
    default: (await import('#modules/payments/office/drawer/shifts-screen.tsx')).ShiftsScreen,
  })),
  '/business/agents': lazy(async () => ({
    default: (await import('#modules/wallet/office/agents/agents-screen.tsx')).AgentsScreen,
  })),
  '/ship/rechargeRecord': lazy(async () => ({
    default: (await import('#modules/wallet/office/recharges/recharges-screen.tsx')).RechargesScreen,
  })),
  '/ship/userInfoRecordRecharge': lazy(async () => ({
    default: (await import('#modules/wallet/office/customers/customer-recharge-screen.tsx'))
      .CustomerRechargeScreen,
  })),
  '/ship/sailings': lazy(async () => ({
    default: (await import('#modules/sailings/office/sailings-screen.tsx')).SailingsScreen,
  })),
  '/ship/routes': lazy(async () => ({
    default: (await import('#modules/sailings/office/routes/routes-screen.tsx')).RoutesScreen,
  })),
  '/ship/shipOrder': lazy(async () => ({
    default: (await import('#modules/booking/office/orders-screen.tsx')).OrdersScreen,
  })),
  '/ship/userInfoRecord': lazy(async () => ({
    default: (await import('#modules/customers/office/customers-screen.tsx')).CustomersScreen,
  })),
  '/ship/ship': lazy(async () => ({
    default: (await import('#modules/fleet/office/ships/ships-screen.tsx')).ShipsScreen,
  })),
  '/ship/roomManagement': lazy(async () => ({
    default: (await import('#modules/fleet/office/rooms/rooms-screen.tsx')).RoomsScreen,
  })),
  '/ship/roomTypeManagement': lazy(async () => ({
    default: (await import('#modules/fleet/office/room-types/room-types-screen.tsx')).RoomTypesScreen,
  })),
  '/ship/slides': lazy(async () => ({
    default: (await import('#modules/media/office/slides-screen.tsx')).SlidesScreen,
  })),
  '/permission/role': lazy(async () => ({
    default: (await import('#modules/identity/office/roles-screen.tsx')).RolesScreen,
  })),
  '/permission/users': lazy(async () => ({
    default: (await import('#modules/identity/office/users-screen.tsx')).UsersScreen,
  })),
  '/permission/menus': lazy(async () => ({
    default: (await import('#modules/identity/office/menus-screen.tsx')).MenusScreen,
  })),
  '/setup/settingConfig': lazy(async () => ({
    default: (await import('#modules/settings/office/settings-screen.tsx')).SettingsScreen,
  })),
  '/setup/mails': lazy(async () => ({
    default: (await import('#modules/settings/office/mails/mails-screen.tsx')).MailsScreen,
  })),
  '/setup/auditLog': lazy(async () => ({
    default: (await import('#modules/identity/office/audit-screen.tsx')).AuditScreen,
  })),
};

export function hasScreen(path: string): path is OfficeRoute {
  return Object.hasOwn(screens, path);
}
