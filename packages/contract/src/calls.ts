import { boardingCalls } from './boarding/calls.ts';
import { bookingCalls } from './booking/calls.ts';
import { sailingDeskCalls } from './booking/sailing-desk-calls.ts';
import type { Call } from './core/define-call.ts';
import { customersCalls } from './customers/calls.ts';
import { fleetCalls } from './fleet/calls.ts';
import { housekeepingCalls } from './housekeeping/calls.ts';
import { identityCalls } from './identity/calls.ts';
import { legacyCalls } from './legacy/calls.ts';
import { mediaCalls } from './media/calls.ts';
import { paymentsCalls } from './payments/calls.ts';
import { reportsCalls } from './reports/calls.ts';
import { sailingsCalls } from './sailings/calls.ts';
import { settingsCalls } from './settings/calls.ts';
import { viewCalls } from './settings/view-calls.ts';
import { systemCalls } from './system/calls.ts';
import { walletCalls } from './wallet/calls.ts';

/** Every call of the product by module. */
export const calls = {
  system: systemCalls,
  identity: identityCalls,
  // What the office alone asks stands apart, so that the site does not carry it.
  settings: { ...settingsCalls, ...viewCalls },
  media: mediaCalls,
  customers: customersCalls,
  fleet: fleetCalls,
  sailings: sailingsCalls,
  wallet: walletCalls,
  payments: paymentsCalls,
  booking: { ...bookingCalls, ...sailingDeskCalls },
  boarding: boardingCalls,
  housekeeping: housekeepingCalls,
  reports: reportsCalls,
  legacy: legacyCalls,
} as const satisfies Record<string, Record<string, Call>>;
