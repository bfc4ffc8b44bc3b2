import type { ErrorInfo } from '../core/errors.ts';

export const walletErrors = {
  'wallet.short': { status: 422 },
  'wallet.notBelow': { status: 403 },
  'wallet.otherBalance': { status: 409 },
  'recharge.keyReused': { status: 409 },
} as const satisfies Record<string, ErrorInfo>;
