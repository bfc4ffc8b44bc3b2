import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@gangway/contract/errors.ts';
import { AppError } from '../app-error.ts';
import { translate } from '../messages/translate.ts';

/** Answers, in the one envelope, what never became a request: too slow, too much of it, or not HTTP; then hangs up. */
export function refuseClient(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(answerOf(new AppError(reasonOf(error.code))));
  socket.destroy(error);
}

function reasonOf(code: string | undefined): ErrorCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request.tooSlow';
  return code === 'HPE_HEADER_OVERFLOW' ? 'request.headersTooLarge' : 'request.unreadable';
}

function answerOf({ status, code, reason }: AppError): string {
  // Nothing of the request is known, so its language is not either.
  const body = JSON.stringify({ code, message: translate('en', `error.${reason}`), data: null, reason });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
}
