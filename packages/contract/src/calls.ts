import type { Call } from './core/define-call.ts';
import { customersCalls } from './customers/calls.ts';
import { identityCalls } from './identity/calls.ts';
import { reportsCalls } from './reports/calls.ts';
import { settingsCalls } from './settings/calls.ts';
import { systemCalls } from './system/calls.ts';

/** Every call of the product by module. */
export const calls = {
  system: systemCalls,
  identity: identityCalls,
  settings: settingsCalls,
  customers: customersCalls,
  reports: reportsCalls,
} as const satisfies Record<string, Record<string, Call>>;
