import type { ErrorInfo } from '../core/errors.ts';

export const systemErrors = {
  'mail.noServer': { status: 409 },
  'mail.linkOnce': { status: 409 },
  'mail.readerGone': { status: 409 },
  'mail.stopped': { status: 409 },
} as const satisfies Record<string, ErrorInfo>;
