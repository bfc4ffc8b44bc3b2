import { apiBase } from '@gangway/contract/core/cookies.ts';
import type { Answer, Call, ParsedInput } from '@gangway/contract/core/define-call.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { AuditInput } from '../audit/record-audit.ts';
import type { Clock } from '../clock.ts';
import { authorize } from './authorize.ts';
import type { Authenticate, Caller } from './caller.ts';
import { envelopeOf } from './check-answer.ts';
import { describeExport, isExport } from './describe-export.ts';
import type { Actor } from './actor.ts';
import { localeOf, actorOf, parseInput, tokenOf } from './read-request.ts';
import { readUpload } from './read-upload.ts';
import { ReadyAnswer } from './ready-answer.ts';

type CallGroup = Record<string, Call>;

/** What a handler is given: validated input, who asks, and from where. */
export type HandlerInput<C extends Call> = ParsedInput<C> & {
  /** Nobody in particular at a public call. */
  caller: C['permission'] extends 'public' ? null : Caller;
  actor: Actor;
  locale: Locale;
  /** The uploaded file of a call with `upload`, or the bytes of one with `rawBody`; empty for the others. */
  file: Buffer;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** One handler for every call of a group; a call without one does not compile. */
export type Handlers<G extends CallGroup> = {
  [K in keyof G]: (input: HandlerInput<G[K]>) => Handled<G[K]> | Promise<Handled<G[K]>>;
};

/** What several are sent may come ready to be sent. */
type Handled<C extends Call> = Answer<C> | ReadyAnswer;

const multipartOverhead = 10_000;
const noFile = Buffer.alloc(0);

type AnyHandler = (input: unknown) => unknown;

export interface CallTools {
  authenticate: Authenticate;
  clock: Clock;
  /** Writes an audit entry about what a call has done, for all calls of a kind. */
  note: (actor: Actor, entry: AuditInput) => Promise<void>;
  /** How many raw bodies are taken from one address: they are read before it is known who sent them. */
  rawPerMinute: number;
}

/** Registers a group of the contract's calls. */
export function registerCalls<G extends CallGroup>(
  app: FastifyInstance,
  tools: CallTools,
  calls: G,
  handlers: Handlers<G>,
): void {
  for (const [name, call] of Object.entries(calls)) {
    const url = call.path.replace(/\{(\w+)\}/g, ':$1');
    const handle = handlers[name as keyof G] as AnyHandler;
    if (call.rawBody) {
      app.register(async (scope) => {
        takeRawBodies(scope);
        registerCall(scope, tools, call, apiBase + url, handle);
      });
      continue;
    }
    registerCall(app, tools, call, apiBase + url, handle);
    if (call.atRoot) registerCall(app, tools, call, url, handle);
  }
}

/** Permission first, before anything of the request is read; then the input, the handler, and the answer held to its schema. */
function registerCall(
  app: FastifyInstance,
  tools: CallTools,
  call: Call,
  url: string,
  handle: AnyHandler,
): void {
  app.route({
    method: call.method,
    url,
    exposeHeadRoute: false,
    bodyLimit: call.upload ? call.upload + multipartOverhead : call.bodyLimit,
    config: { call, ...(call.rawBody ? { rateLimit: perMinute(tools.rawPerMinute) } : {}) },
    preParsing: callerReader(call, tools),
    handler: async (request, reply) => {
      const input = parseInput(call, request);
      const actor = actorOf(request, tools.clock());
      const answer = await handle({
        ...input,
        file: await fileOf(call, request),
        caller: request.caller,
        actor,
        locale: localeOf(request),
        request,
        reply,
      });
      // Before it is sent: what cannot be noted is not handed out.
      if (isExport(call)) await tools.note(actor, describeExport(call, input));
      if (answer instanceof ReadyAnswer) return answer.send(request, reply);
      return call.kind === 'json' ? envelopeOf(call, answer) : answer;
    },
  });
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((method) => method !== call.method),
    url,
    exposeHeadRoute: false,
    config: { call },
    preParsing: async (_request, reply) => {
      reply.header('allow', call.method);
      throw new AppError('request.method');
    },
    handler: () => null,
  });
}

/**
 * Who asks, if they may: once it is counted how often they do, so that nobody has tokens looked up without end, and before anything they
 * sent is read. Of a public call nobody does: its answer is the same for all, and no session is looked up.
 */
function callerReader({ permission, ...call }: Call, { authenticate, clock }: CallTools) {
  return async (request: FastifyRequest): Promise<void> => {
    if (permission === 'public') return;
    const token = tokenOf(call, request);
    request.caller = authorize(permission, token ? await authenticate(token, clock()) : { state: 'unknown' });
  };
}

const perMinute = (max: number) => ({ max, timeWindow: '1 minute' });

function takeRawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

async function fileOf(call: Call, request: FastifyRequest): Promise<Buffer> {
  if (call.upload) return readUpload(request, call.upload);
  return call.rawBody && Buffer.isBuffer(request.body) ? request.body : noFile;
}
