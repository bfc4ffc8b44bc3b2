import type { reportsCalls } from '@gangway/contract/reports/calls.ts';
import type { Handlers } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { closingRoutes } from './closing.routes.ts';
import { readDashboardToday } from './dashboard-today.query.ts';
import { findAnything } from './find-anything.query.ts';
import { occupancyRoutes } from './occupancy.routes.ts';
import { salesRoutes } from './sales.routes.ts';
import { getSystemState } from './system-state.query.ts';

/** `gateway` is the name of the payment company in use. */
export function reportsRoutes(platform: Platform, gateway: string): Handlers<typeof reportsCalls> {
  return {
    dashboard: async () => ({ system: await getSystemState(platform) }),
    dashboardToday: ({ caller, locale }) => readDashboardToday(platform, caller, { gateway, locale }),
    findAnything: ({ body, caller }) => findAnything(platform, body, caller),
    ...salesRoutes(platform),
    ...closingRoutes(platform),
    ...occupancyRoutes(platform),
  };
}
