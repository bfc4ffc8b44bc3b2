import { apiBase } from '@gangway/contract/core/cookies.ts';

export interface RawRequest {
  method: string;
  /** Below `/prod-api`, as it is sent. */
  path: string;
  token?: string | undefined;
  locale?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface RawAnswer {
  status: number;
  headers: Headers;
  /** The envelope; empty where the answer is not one. */
  code?: unknown;
  message?: unknown;
  data?: unknown;
  reason?: unknown;
  fields?: unknown;
}

/** Sends just what it is told, right or wrong. The answer's body is read unless it is a stream that does not end. */
export async function sendRaw(url: string, request: RawRequest): Promise<RawAnswer> {
  const abort = new AbortController();
  const response = await fetch(`${url}${apiBase}${request.path}`, {
    method: request.method,
    signal: abort.signal,
    headers: {
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(request.token === undefined ? {} : { 'x-token': request.token }),
      ...(request.locale === undefined ? {} : { 'accept-language': request.locale }),
      ...request.headers,
    },
    ...(request.body === undefined ? {} : { body: request.body }),
  });
  const { status, headers } = response;
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) {
    abort.abort();
    return { status, headers };
  }
  const text = await response.text();
  const body: unknown = type.startsWith('application/json') ? JSON.parse(text) : {};
  return { ...(typeof body === 'object' ? body : {}), status, headers };
}
