import { ApiError } from './api-error.ts';

/** Whether the server said no (4xx), so that nothing of what was asked can still be on its way. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code >= 400 && error.code < 500;
}
