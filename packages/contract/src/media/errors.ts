import type { ErrorInfo } from '../core/errors.ts';

export const mediaErrors = {
  'image.missing': { status: 422 },
  'image.notAnImage': { status: 422 },
  'image.format': { status: 422 },
  'image.tooManyPixels': { status: 422 },
  'upload.tooLarge': { status: 413 },
  'upload.missing': { status: 422 },
} as const satisfies Record<string, ErrorInfo>;
