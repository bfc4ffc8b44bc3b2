import { apiBase, cookieNames, tokenHeader } from '@gangway/contract/core/cookies.ts';
import type { Answer, Call, ParsedInput } from '@gangway/contract/core/define-call.ts';
import { fieldErrors } from '@gangway/contract/core/field-errors.ts';
import { type Locale, pickLocale } from '@gangway/contract/core/locales.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import { authorize } from './authorize.ts';
import type { Authenticate, Caller } from './caller.ts';
import type { Origin } from './origin.ts';

type CallGroup = Record<string, Call>;

/** What a handler is given: validated input, who asks, and from where. */
export type HandlerInput<C extends Call> = ParsedInput<C> & {
  caller: C['permission'] extends 'public' ? Caller | null : Caller;
  origin: Origin;
  locale: Locale;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** One handler for every call of a group; a call without one does not compile. */
export type Handlers<G extends CallGroup> = {
  [K in keyof G]: (input: HandlerInput<G[K]>) => Answer<G[K]> | Promise<Answer<G[K]>>;
};

type AnyHandler = (input: unknown) => unknown;

const otherMethods = { GET: ['POST', 'PUT', 'PATCH', 'DELETE'], POST: ['GET', 'PUT', 'PATCH', 'DELETE'] };

/** Registers a group of the contract's calls: permission first, then input, handler, and the answer held to its schema. */
export function registerCalls<G extends CallGroup>(
  app: FastifyInstance,
  tools: { authenticate: Authenticate; clock: Clock },
  calls: G,
  handlers: Handlers<G>,
): void {
  for (const [name, call] of Object.entries(calls)) {
    const handle = handlers[name as keyof G] as AnyHandler;
    const url = apiBase + call.path.replace(/\{(\w+)\}/g, ':$1');
    app.route({
      method: call.method,
      url,
      exposeHeadRoute: false,
      bodyLimit: call.bodyLimit,
      config: { call },
      onRequest: async (request) => {
        const authentication = await authenticateRequest(request, call, tools);
        request.caller = authorize(call.permission, authentication);
      },
      handler: async (request, reply) => {
        const at = tools.clock();
        const input = {
          ...parseInput(call, request),
          caller: request.caller,
          origin: originOf(request, at),
          locale: localeOf(request),
          request,
          reply,
        };
        const answer = await handle(input);
        if (call.kind !== 'json') return answer;
        return { code: 200, message: 'success', data: checkAnswer(call, answer) };
      },
    });
    app.route({
      method: otherMethods[call.method],
      url,
      config: { call },
      handler: (_request, reply) => {
        reply.header('allow', call.method);
        throw new AppError('request.method');
      },
    });
  }
}

/** The reader's language: what the page asks for. */
export function localeOf(request: FastifyRequest): Locale {
  return pickLocale(request.headers['accept-language'] ?? request.cookies[cookieNames.language]);
}

async function authenticateRequest(request: FastifyRequest, call: Call, tools: { authenticate: Authenticate; clock: Clock }) {
  const header = request.headers[tokenHeader];
  // The cookie alone is enough only for reading a stream of events, which cannot carry a header: so no other site
  // can make a browser change anything.
  const cookie = call.kind === 'events' ? request.cookies[cookieNames.token] : undefined;
  const token = typeof header === 'string' ? header : cookie;
  return token ? tools.authenticate(token, tools.clock()) : ({ state: 'unknown' } as const);
}

function parseInput(call: Call, request: FastifyRequest) {
  return {
    params: parsePart(call.params, request.params),
    query: parsePart(call.query, request.query),
    body: parsePart(call.body, request.body),
  };
}

function parsePart(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) {
    const extra = value && typeof value === 'object' ? Object.keys(value) : [];
    if (extra.length > 0) throw new AppError('request.invalid', {}, extra.map(unknownField));
    return undefined;
  }
  const result = schema.safeParse(value ?? {});
  if (!result.success) throw new AppError('request.invalid', {}, fieldErrors(result.error));
  return result.data;
}

const unknownField = (field: string) => ({ field, id: 'validation.unknown', values: {} });

function checkAnswer(call: Call, answer: unknown): unknown {
  const result = call.response.safeParse(answer);
  if (!result.success) {
    const fields = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`);
    throw new Error(`the answer of ${call.method} ${call.path} is not what the contract says: ${fields.join(', ')}`);
  }
  return result.data;
}

function originOf(request: FastifyRequest, at: Date): Origin {
  return {
    accountId: request.caller?.accountId ?? null,
    username: request.caller?.username ?? null,
    address: request.ip,
    requestId: request.id,
    at,
  };
}
