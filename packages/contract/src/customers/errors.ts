import type { ErrorInfo } from '../core/errors.ts';

export const customersErrors = {
  'register.underAge': { status: 422 },
  'passenger.tooMany': { status: 422 },
} as const satisfies Record<string, ErrorInfo>;
