import type { ErrorInfo } from '../core/errors.ts';

export const legacyErrors = {
  /** Somebody else has entered this round. */
  'baccarat.roundTaken': { status: 409 },
  /** Somebody else has opened this shoe. */
  'baccarat.shoeTaken': { status: 409 },
  'baccarat.notLast': { status: 409 },
} as const satisfies Record<string, ErrorInfo>;
