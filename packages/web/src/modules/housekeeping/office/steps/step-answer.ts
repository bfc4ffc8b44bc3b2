import { ApiError } from '#lib/api-error.ts';

/** By these the server says that a session is over. */
const sessionCodes = new Set([401, 503, 506, 1401]);

/** Somebody else is signed in on this device by now: what waits here is not theirs. */
export class OtherAccount extends Error {}

export function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && sessionCodes.has(error.code);
}

/** A clear no to what was asked. All else is a server that cannot be asked just now. */
export function isRefusal(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    error.code >= 400 &&
    error.code < 500 &&
    !isSessionOver(error) &&
    error.code !== 408 &&
    error.code !== 429 &&
    // During an upgrade a process that does not know the call yet may answer; only a room that is gone is a no.
    (error.code !== 404 || error.reason === 'record.missing')
  );
}

/** The server was reached and failed at this one; it may do others. */
export function isFault(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code >= 500 && error.code < 600 && !isSessionOver(error);
}
