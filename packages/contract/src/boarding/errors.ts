import type { ErrorInfo } from '../core/errors.ts';

export const boardingErrors = {
  'boarding.post': { status: 403 },
  'boarding.device': { status: 409 },
  'boarding.deviceTaken': { status: 403 },
  'boarding.scanReused': { status: 409 },
  'boarding.leap': { status: 422 },
  'boarding.notCounted': { status: 409 },
  'boarding.notToday': { status: 409 },
  'boarding.notNear': { status: 403 },
} as const satisfies Record<string, ErrorInfo>;
