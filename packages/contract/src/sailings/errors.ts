import type { ErrorInfo } from '../core/errors.ts';

export const sailingsErrors = {
  'route.inUse': { status: 409 },
  'sailing.exists': { status: 409 },
  'sailing.past': { status: 422 },
  'sailing.nextDay': { status: 422 },
  'sailing.overlaps': { status: 409 },
  'sailing.tooMany': { status: 422 },
  'sailing.taken': { status: 409 },
  'sailing.tooSmall': { status: 409 },
  'sailing.step': { status: 409 },
  'sailing.tooEarly': { status: 409 },
  'sailing.reasonNeeded': { status: 422 },
  'sailing.reopenTooLate': { status: 409 },
} as const satisfies Record<string, ErrorInfo>;
