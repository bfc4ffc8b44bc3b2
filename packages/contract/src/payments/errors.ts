import type { ErrorInfo } from '../core/errors.ts';

export const paymentsErrors = {
  'payment.gateway': { status: 502 },
  'payment.signature': { status: 400 },
  'payment.method': { status: 422 },
  'payment.step': { status: 409 },
  'payment.refundTooMuch': { status: 409 },
} as const satisfies Record<string, ErrorInfo>;
