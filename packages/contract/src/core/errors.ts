/** One entry of the error catalogue. `code` is the body's code where it differs from the HTTP status. */
export interface ErrorInfo {
  status: number;
  code?: number;
}

/** Errors any call can give. */
export const coreErrors = {
  'request.invalid': { status: 400 },
  'request.brokenJson': { status: 400 },
  'request.unreadable': { status: 400 },
  'request.tooSlow': { status: 408 },
  'request.notAsStated': { status: 412 },
  'request.range': { status: 416 },
  'request.tooLarge': { status: 413 },
  'request.headersTooLarge': { status: 431 },
  'request.mediaType': { status: 415 },
  'request.method': { status: 405 },
  'request.notFound': { status: 404 },
  'request.tooMany': { status: 429 },
  'session.required': { status: 401 },
  'session.signInHere': { status: 401, code: 1401 },
  'session.askLink': { status: 403 },
  'session.disabled': { status: 401, code: 503 },
  'session.endedElsewhere': { status: 401, code: 506 },
  'permission.denied': { status: 403 },
  'record.missing': { status: 404 },
  'record.changed': { status: 409 },
  'server.fault': { status: 500 },
  // 503 in the body means a disabled account, so the body says 500 here.
  'server.stopping': { status: 503, code: 500 },
  'server.notReady': { status: 503, code: 500 },
  'server.noDatabase': { status: 503, code: 500 },
} as const satisfies Record<string, ErrorInfo>;
