import { coreErrors, type ErrorInfo } from './core/errors.ts';
import { customersErrors } from './customers/errors.ts';
import { identityErrors } from './identity/errors.ts';
import { settingsErrors } from './settings/errors.ts';

/** Every error the product can answer with; each has a message `error.<code>` in every language. */
export const errorCatalogue = {
  ...coreErrors,
  ...identityErrors,
  ...settingsErrors,
  ...customersErrors,
} as const satisfies Record<string, ErrorInfo>;

export type ErrorCode = keyof typeof errorCatalogue;
