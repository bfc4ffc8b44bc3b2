import type { z } from 'zod';
import type { Permission } from './permissions.ts';

type Schema = z.ZodType;

/** One call of the product: everything server, web client, documents and tests need to know about it. */
export interface Call<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Who extends Permission = Permission,
> {
  method: 'GET' | 'POST';
  /** Path below `/prod-api`, params in braces: `/sysUser/delete/{id}`. */
  path: `/${string}`;
  summary: string;
  permission: Who;
  params: Params;
  query: Query;
  body: Body;
  response: Response;
  /** Error codes a caller should be ready for beyond those every call can give. */
  errors: readonly string[];
  /** `json` answers in the envelope; `events` is a stream of server-sent events; `text` and `file` are sent as they are. */
  kind: 'json' | 'events' | 'text' | 'file';
  /** Largest accepted body in bytes. */
  bodyLimit: number;
  /** The request is one file as multipart form data, field `file`, at most this many bytes. */
  upload: number | null;
  /** The body is taken as the bytes that came, of any type: a signature is over exactly those. */
  rawBody: boolean;
  /** Also answers at the root, outside `/prod-api`, where load balancers and monitors look. */
  atRoot: boolean;
}

interface CallInput<P, Q, B, R, W> {
  method: Call['method'];
  path: Call['path'];
  summary: string;
  permission: W;
  params?: P;
  query?: Q;
  body?: B;
  response: R;
  errors?: readonly string[];
  kind?: Call['kind'];
  bodyLimit?: number;
  atRoot?: boolean;
  upload?: number;
  rawBody?: boolean;
}

/** Describes a call; what is left out takes the usual value (no input, JSON answer, 100 KB at most). */
export function defineCall<
  R extends Schema,
  const W extends Permission,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(call: CallInput<P, Q, B, R, W>): Call<P, Q, B, R, W> {
  return {
    method: call.method,
    path: call.path,
    summary: call.summary,
    permission: call.permission,
    params: call.params as P,
    query: call.query as Q,
    body: call.body as B,
    response: call.response,
    errors: call.errors ?? [],
    kind: call.kind ?? 'json',
    bodyLimit: call.bodyLimit ?? 100_000,
    atRoot: call.atRoot ?? false,
    upload: call.upload ?? null,
    rawBody: call.rawBody ?? false,
  };
}

type InputOf<S> = S extends Schema ? z.input<S> : undefined;
type OutputOf<S> = S extends Schema ? z.output<S> : undefined;

/** What a handler receives after validation. */
export type ParsedInput<C> =
  C extends Call<infer P, infer Q, infer B, Schema>
    ? { params: OutputOf<P>; query: OutputOf<Q>; body: OutputOf<B> }
    : never;

/** What comes in the body of a call, after validation. */
export type Body<C> = ParsedInput<C>['body'];

/** What the rows of a `/x/page` call can be sorted by. */
export type SortBy<C> = Body<C> extends { sort?: { by: infer By } | undefined } ? By : never;

/** What a handler must answer. */
export type Answer<C> = C extends Call<infer _P, infer _Q, infer _B, infer R> ? z.input<R> : never;

type Given<Name extends string, S> = S extends Schema ? { [K in Name]: InputOf<S> } : unknown;

/** What the web sends: only the parts the call has. */
export type CallArguments<C> =
  C extends Call<infer P, infer Q, infer B, Schema>
    ? Given<'params', P> & Given<'query', Q> & Given<'body', B>
    : never;

/** What the web receives in `data`. */
export type Data<C> = C extends Call<infer _P, infer _Q, infer _B, infer R> ? z.output<R> : never;
