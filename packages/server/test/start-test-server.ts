import type { AddressInfo } from 'node:net';
import { apiBase } from '@gangway/contract/core/cookies.ts';
import type { Call, CallArguments, Data } from '@gangway/contract/core/define-call.ts';
import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { compose, type Gangway } from '../src/compose.ts';
import { demoPassword } from '../src/demo-logins.ts';
import type { PaymentProvider } from '../src/modules/payments/index.ts';
import { createLog } from '../src/platform/log.ts';
import { countDeadlocks } from './count-deadlocks.ts';
import { createPreparedDatabase, createTestDatabase, type TestDatabase } from './database.ts';
import { fillVersion } from './fill-version.ts';
import { freePort } from './free-port.ts';
import { openBoardingAhead } from './lift-caps.ts';
import { sql } from './sql.ts';
import { readTestEnv } from './test-env.ts';

/** An answer as it came over HTTP. */
export interface TestAnswer<T> {
  status: number;
  headers: Headers;
  code: number;
  message: string;
  reason: string | undefined;
  fields: { field: string; message: string }[];
  data: T;
}

export interface CallOptions {
  token?: string;
  locale?: string;
  headers?: Record<string, string>;
}

/** What a call takes, but for the version, which is filled in. */
type Versionless<Args> = Args extends { body: infer Body extends { version: number } }
  ? Omit<Args, 'body'> & { body: Omit<Body, 'version'> & { version?: number } }
  : Args;

export interface TestServer {
  url: string;
  databaseUrl: string;
  gangway: Gangway;
  /** Makes a call of the contract over HTTP. A save that names no version is made upon the one that stands. */
  call<C extends Call>(
    call: C,
    args: CallArguments<C> | Versionless<CallArguments<C>>,
    options?: CallOptions,
  ): Promise<TestAnswer<Data<C>>>;
  /** Logs a demo account in and gives its token. */
  login(username: string, password?: string): Promise<string>;
  /** Moves the clock of this process. */
  setNow(at: Date | null): void;
  stop(): Promise<void>;
}

/**
 * A whole server process on a database of its own with the demo in it, reached over HTTP. Give `databaseUrl` of another
 * one to stand a second process beside it, `logLines` to have what it logs put there, `webRoot` for pages, and `sandbox`
 * for the gateway (at `gangway.sandbox`); without it the gateway is one that cannot be reached. Those who take cash have
 * their drawers open, unless `drawers` says `closed`. The clock stands at `now`, and connections on which nothing moves are
 * closed after `silentMs`, where those are given. Boarding of sailings of the next years may be opened. Public answers are made anew each time, unless `keptMs` says for how long
 * they are kept: tests write behind the back of the server.
 */
export async function startTestServer(
  options: {
    databaseUrl?: string;
    env?: Record<string, string>;
    logLines?: string[];
    webRoot?: string;
    sandbox?: boolean;
    provider?: PaymentProvider;
    drawers?: 'closed';
    now?: Date;
    silentMs?: number;
    keptMs?: number;
  } = {},
): Promise<TestServer> {
  const database = options.databaseUrl ? null : await createDatabaseFor(options.env);
  const databaseUrl = options.databaseUrl ?? database?.url ?? '';
  // The gateway is told where to send its messages, so with one the port must be known beforehand.
  const port = options.sandbox ? await freePort() : 0;
  const env = readTestEnv({
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    ...(options.sandbox ? { PUBLIC_URL: `http://127.0.0.1:${port}`, SANDBOX_PORT: '0' } : {}),
    ...options.env,
  });
  let now = options.now ?? null;
  const clock = () => now ?? new Date();
  const gangway = await compose({
    env,
    databaseUrl,
    ...(env.directUrl ? { directUrl: env.directUrl } : {}),
    log: options.logLines
      ? createLog('info', { write: (line) => void options.logLines?.push(line) })
      : createLog(env.logLevel),
    webRoot: options.webRoot ?? null,
    clock,
    sandbox: options.sandbox ?? false,
    silentMs: options.silentMs,
    keptMs: options.keptMs ?? 0,
    ...(options.provider ? { provider: options.provider } : {}),
  });
  if (database) await openBoardingAhead(databaseUrl);
  if (options.drawers !== 'closed') await openDrawers(databaseUrl);
  await gangway.app.listen({ port, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(gangway.app.server.address() as AddressInfo).port}`;

  const server: TestServer = {
    url,
    databaseUrl,
    gangway,
    async call(call, args, callOptions = {}) {
      const given = args as LooseArguments;
      const readOwn = async () =>
        (await send<{ version?: number } | null>(url, customersCalls.getProfile, {}, callOptions)).data
          ?.version ?? 0;
      const body = await fillVersion(databaseUrl, call, given, readOwn);
      return send(url, call, { ...given, body }, callOptions);
    },
    async login(username, password = demoPassword) {
      const answer = await server.call(identityCalls.login, { body: { username, password } });
      if (answer.code !== 200) throw new Error(`cannot log in as ${username}: ${answer.message}`);
      return answer.data;
    },
    setNow: (at) => {
      now = at;
    },
    async stop() {
      // Whatever a test let happen at once, nobody may have waited in a circle.
      const deadlocks = database ? await countDeadlocks(gangway.pool) : 0;
      await gangway.stop();
      await database?.drop();
      if (deadlocks > 0) throw new Error(`PostgreSQL had to break ${deadlocks} deadlocks`);
    },
  };
  return server;
}

/** One that was prepared once for all, where the server would have made just that of an empty one. */
function createDatabaseFor(env: Record<string, string> = {}): Promise<TestDatabase> {
  const asPrepared = !['NODE_ENV', 'DEMO', 'SECRET_KEY'].some((name) => name in env);
  return asPrepared ? createPreparedDatabase() : createTestDatabase();
}

async function openDrawers(databaseUrl: string): Promise<void> {
  await sql(
    databaseUrl,
    `insert into cash_shifts (shift_no, account_id, float_sen, opened_at)
     select 'CS-' || username, id, 5000000, now() from accounts
      where username = any(array['admin', 'editor', 'frontdesk', 'finance'])
     on conflict do nothing`,
  );
}

interface LooseArguments {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
}

async function send<T>(
  url: string,
  call: Call,
  args: LooseArguments,
  options: CallOptions,
): Promise<TestAnswer<T>> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(args.params?.[name])),
  );
  const query = args.query ? `?${new URLSearchParams(args.query).toString()}` : '';
  const response = await fetch(`${url}${apiBase}${path}${query}`, {
    method: call.method,
    headers: {
      ...(args.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(options.token ? { 'x-token': options.token } : {}),
      ...(options.locale ? { 'accept-language': options.locale } : {}),
      ...options.headers,
    },
    ...(args.body === undefined ? {} : { body: JSON.stringify(args.body) }),
  });
  const body = (await response.json()) as Omit<TestAnswer<T>, 'status' | 'headers' | 'fields'> & {
    fields?: TestAnswer<T>['fields'];
  };
  return { ...body, fields: body.fields ?? [], status: response.status, headers: response.headers };
}
