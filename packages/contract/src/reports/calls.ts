import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { instant } from '../core/fields.ts';
import { closingCalls } from './closing-calls.ts';
import { salesCalls } from './sales-calls.ts';
import { occupancyCalls } from './occupancy-calls.ts';
import { dashboardCalls } from './dashboard-calls.ts';
import { findCalls } from './find-calls.ts';

export const systemState = z.object({
  version: z.string(),
  now: instant,
  database: z.object({ version: z.string(), sizeBytes: z.int(), migration: z.string() }),
  /** Server processes that have been heard from within the last half minute. */
  nodes: z.array(z.object({ id: z.string(), startedAt: instant, seenAt: instant })),
  outbox: z.object({ waiting: z.int(), failing: z.int() }),
  jobs: z.object({ waiting: z.int(), failed: z.int() }),
  sessions: z.object({ staff: z.int(), customers: z.int() }),
});
export type SystemState = z.output<typeof systemState>;

export const reportsCalls = {
  dashboard: defineCall({
    method: 'GET',
    path: '/dashboard/overview',
    summary: 'The state of the system for the dashboard',
    // Not of the dashboard: how the system is concerns those who set it up.
    permission: { route: '/setup/settingConfig', access: 'view' },
    response: z.object({ system: systemState }),
  }),
  ...salesCalls,
  ...closingCalls,
  ...occupancyCalls,
  ...dashboardCalls,
  ...findCalls,
};
