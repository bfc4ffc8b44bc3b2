import { defineCall } from '../core/define-call.ts';
import { dashboardToday } from './dashboard-schemas.ts';

export const dashboardCalls = {
  dashboardToday: defineCall({
    method: 'GET',
    path: '/dashboard/today',
    summary:
      'The figures of today the caller may see by the routes they come from: sailings, money, rooms, orders, and what needs a person',
    permission: { route: '/dashboard', access: 'view' },
    response: dashboardToday,
  }),
};
