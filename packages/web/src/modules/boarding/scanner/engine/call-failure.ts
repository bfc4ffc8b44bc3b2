import { ApiError } from '#lib/api-error.ts';

/** What a failed call means for a device. */
export type CallFailure = 'lost' | 'session' | 'device' | 'refused';

const sessionCodes = new Set([401, 503, 506, 1401]);

/** Nothing but a clear refusal is one: all else is a server that cannot be asked just now. */
export function failureOf(error: unknown): CallFailure {
  if (!(error instanceof ApiError)) return 'lost';
  if (sessionCodes.has(error.code)) return 'session';
  if (error.reason === 'boarding.device') return 'device';
  return error.code >= 400 && error.code < 500 && error.code !== 408 && error.code !== 429
    ? 'refused'
    : 'lost';
}
