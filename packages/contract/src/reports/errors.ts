import type { ErrorInfo } from '../core/errors.ts';

export const reportsErrors = {
  'closing.closed': { status: 409 },
  'closing.today': { status: 409 },
  'closing.order': { status: 409 },
  'closing.moved': { status: 409 },
  'closing.payout': { status: 409 },
  'closing.provider': { status: 409 },
  'closing.first': { status: 409 },
  'closing.noMoney': { status: 409 },
  'statement.noAddress': { status: 409 },
  'statement.future': { status: 409 },
} as const satisfies Record<string, ErrorInfo>;
