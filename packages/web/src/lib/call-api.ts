import { apiBase, tokenHeader } from '@gangway/contract/core/cookies.ts';
import type { Call, CallArguments, Data } from '@gangway/contract/core/define-call.ts';
import { ApiError, type ApiFieldError } from './api-error.ts';
import { currentLocale, translate } from './i18n.ts';
import { token } from './token.ts';

/** What a face does when an answer concerns the whole page. */
export interface ApiHandlers {
  /** Shows an error for five seconds. */
  toast(message: string): void;
  /** Asks whether to log in again: codes 401, 503 and 506. */
  confirmLogout(): void;
}

let handlers: ApiHandlers = { toast: () => {}, confirmLogout: () => {} };

export function setApiHandlers(next: ApiHandlers): void {
  handlers = next;
}

/** No call waits longer for its answer. */
export const timeoutMs = 50_000;
const loggedOutCodes = new Set([401, 503, 506]);

/**
 * A refused call shows its toast, and its place on the page says it once more. There are these exceptions, and a test
 * lists who claims one.
 * - `background`: nobody waits for it just now: it is asked again by itself, or stands beside what the page is about.
 * - `check`: the page looks by itself at what is typed.
 * - `ownToast`: the caller shows it, in words that also say what failed.
 */
export type Quiet = 'background' | 'check' | 'ownToast';

export interface CallOptions {
  signal?: AbortSignal;
  /** Why a failure has no toast; the logged-out box still opens. */
  quiet?: Quiet;
  /** The caller deals with a lost login itself (the route guard); no box opens. */
  noBox?: boolean;
}

/** Makes a call of the contract and gives its data; any other answer is shown and rejected with an ApiError. */
export async function callApi<C extends Call>(
  call: C,
  args: CallArguments<C>,
  options: CallOptions = {},
): Promise<Data<C>> {
  return readAnswer<C>(await sendCall(call, args, options), options);
}

/** The data of an answer; an answer other than success is shown and rejected with an ApiError. */
export async function readAnswer<C extends Call>(response: Response, options: CallOptions): Promise<Data<C>> {
  const body = await readEnvelope(response, options.signal);
  if (body.code === 200) return body.data as Data<C>;
  const error = new ApiError(
    body.code,
    body.reason ?? '',
    body.message || translate('toast.error'),
    body.fields,
    waitOf(response),
    body.data,
  );
  if (error.signInNeeded) throw error;
  if (!options.quiet || loggedOutCodes.has(error.code)) handlers.toast(error.message);
  if (loggedOutCodes.has(error.code) && !options.noBox) handlers.confirmLogout();
  throw error;
}

interface Envelope {
  code: number;
  message?: string;
  reason?: string;
  fields?: ApiFieldError[];
  data?: unknown;
}

interface LooseArguments {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

// A proxy in between answers in its own words, and its 503 is no disabled account: that is a lost connection.
async function readEnvelope(response: Response, signal: AbortSignal | undefined): Promise<Envelope> {
  try {
    return (await response.json()) as Envelope;
  } catch (error) {
    if (signal?.aborted) throw error;
    return { code: 0, reason: 'toast.network', message: translate('toast.network') };
  }
}

function waitOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? '');
  return seconds > 0 ? seconds : undefined;
}

async function sendCall<C extends Call>(
  call: C,
  args: CallArguments<C>,
  options: CallOptions,
): Promise<Response> {
  const { body } = args as LooseArguments;
  const headers = callHeaders();
  if (body !== undefined) headers.set('content-type', 'application/json');
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(callAddress(call, args), {
      method: call.method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw lostCall(timeout.aborted ? 'toast.timeout' : 'toast.network', options);
  }
}

/** What every call carries: the reader's language and the token. */
export function callHeaders(): Headers {
  const headers = new Headers({ 'accept-language': currentLocale() });
  const held = token.get();
  if (held) headers.set(tokenHeader, held);
  return headers;
}

/** The error of a call that got no answer; it is shown unless the caller does so. */
export function lostCall(id: 'toast.timeout' | 'toast.network', options: CallOptions): ApiError {
  const failure = new ApiError(0, id, translate(id));
  if (!options.quiet) handlers.toast(failure.message);
  return failure;
}

/** The address of a call with its params and query filled in. */
export function callAddress<C extends Call>(call: C, given: CallArguments<C>): string {
  const args = given as LooseArguments;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(args.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(args.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  return `${apiBase}${path}${query.size > 0 ? `?${query}` : ''}`;
}
