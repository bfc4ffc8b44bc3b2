import type { reportsCalls } from '@gangway/contract/reports/calls.ts';
import type { Handlers } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { getSystemState } from './system-state.query.ts';

export function reportsRoutes(platform: Platform): Handlers<typeof reportsCalls> {
  return { dashboard: async () => ({ system: await getSystemState(platform) }) };
}
