import type { ErrorInfo } from '../core/errors.ts';

export const paymentsErrors = {
  'payment.gateway': { status: 502 },
  'payment.signature': { status: 400 },
  'payment.method': { status: 422 },
  'payment.step': { status: 409 },
  'payment.refundTooMuch': { status: 409 },
  'payment.tenderedShort': { status: 422 },
  // Not a conflict: what was typed stays, and is sent again once somebody has said that the slip pays for both.
  'payment.slipUsed': { status: 422 },
  // Not a conflict: what was typed stays, and is sent again once the drawer is open.
  'drawer.needed': { status: 422 },
  'drawer.short': { status: 422 },
  'drawer.alreadyOpen': { status: 409 },
  'drawer.step': { status: 409 },
  'drawer.note': { status: 422 },
} as const satisfies Record<string, ErrorInfo>;
