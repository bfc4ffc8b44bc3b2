import { cookieNames, tokenHeader } from '@gangway/contract/core/cookies.ts';
import type { Call } from '@gangway/contract/core/define-call.ts';
import { fieldErrors } from '@gangway/contract/core/field-errors.ts';
import { isLocale, type Locale } from '@gangway/contract/core/locales.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';
import type { Actor } from './actor.ts';
import { pickLocale } from './wanted-languages.ts';

/** The validated parts of a request; throws with every field that is wrong, named as the caller named it. */
export function parseInput(call: Call, request: FastifyRequest) {
  return {
    params: parsePart(call.params, request.params),
    query: parsePart(call.query, request.query),
    body: call.upload || call.rawBody ? undefined : parsePart(call.body, request.body),
  };
}

/**
 * The token of a request: its header. The cookie alone is enough only for reading a stream of events, which cannot
 * carry a header; so no other site can make a browser change anything.
 */
export function tokenOf(call: Pick<Call, 'kind'>, request: FastifyRequest): string | undefined {
  const header = request.headers[tokenHeader];
  if (typeof header === 'string') return header;
  return call.kind === 'events' ? request.cookies[cookieNames.token] : undefined;
}

/**
 * The reader's language. One bare code is what our pages send, and programs: the language the page stands in, whatever was
 * chosen in another tab since, or for the other face, which speaks more. Anything longer is a browser speaking for itself, as
 * at links and streams: there what the person has chosen comes first.
 */
export function localeOf(request: FastifyRequest): Locale {
  const asked = request.headers['accept-language'];
  if (isLocale(asked)) return asked;
  const chosen = request.cookies?.[cookieNames.language];
  return isLocale(chosen) ? chosen : pickLocale(asked);
}

export function actorOf(request: FastifyRequest, at: Date): Actor {
  // Whatever the types say, a client that has gone meanwhile has no address.
  const address: string | undefined = request.ip;
  return {
    accountId: request.caller?.accountId ?? null,
    username: request.caller?.username ?? null,
    address: address ?? '',
    requestId: request.id,
    at,
  };
}

function parsePart(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) {
    const extra = value && typeof value === 'object' ? Object.keys(value) : [];
    if (extra.length > 0) throw new AppError('request.invalid', {}, extra.map(unknownField));
    return undefined;
  }
  // With the input in hand a wrong type can be told from nothing at all.
  const result = schema.safeParse(value ?? {}, { reportInput: true });
  if (!result.success) throw new AppError('request.invalid', {}, fieldErrors(result.error));
  return result.data;
}

const unknownField = (field: string) => ({ field, id: 'validation.unknown', values: {} });
