import type { ErrorInfo } from '../core/errors.ts';

export const settingsErrors = {
  'setting.exists': { status: 409 },
  'setting.invalid': { status: 422 },
  'view.tooMany': { status: 422 },
} as const satisfies Record<string, ErrorInfo>;
