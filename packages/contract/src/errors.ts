import { boardingErrors } from './boarding/errors.ts';
import { bookingErrors } from './booking/errors.ts';
import { coreErrors, type ErrorInfo } from './core/errors.ts';
import { customersErrors } from './customers/errors.ts';
import { fleetErrors } from './fleet/errors.ts';
import { housekeepingErrors } from './housekeeping/errors.ts';
import { identityErrors } from './identity/errors.ts';
import { legacyErrors } from './legacy/errors.ts';
import { mediaErrors } from './media/errors.ts';
import { paymentsErrors } from './payments/errors.ts';
import { reportsErrors } from './reports/errors.ts';
import { sailingsErrors } from './sailings/errors.ts';
import { settingsErrors } from './settings/errors.ts';
import { walletErrors } from './wallet/errors.ts';
import { systemErrors } from './system/errors.ts';

/** Every error the product can answer with; each has a message `error.<code>` in every language. */
export const errorCatalogue = {
  ...coreErrors,
  ...systemErrors,
  ...identityErrors,
  ...settingsErrors,
  ...mediaErrors,
  ...customersErrors,
  ...fleetErrors,
  ...sailingsErrors,
  ...walletErrors,
  ...paymentsErrors,
  ...bookingErrors,
  ...boardingErrors,
  ...housekeepingErrors,
  ...legacyErrors,
  ...reportsErrors,
} as const satisfies Record<string, ErrorInfo>;

export type ErrorCode = keyof typeof errorCatalogue;
