import { createHash } from 'node:crypto';
import type { systemCalls } from '@gangway/contract/system/calls.ts';
import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import { AppError } from '../app-error.ts';
import { answersInTime } from '../database/answers-in-time.ts';
import type { DatabaseClock } from '../database/database-clock.ts';
import type { Handlers } from '../http/register-calls.ts';
import { mailRoutes } from '../mail/mail.routes.ts';
import type { MayStillGet } from '../mail/send-mail-again.ts';
import { createStreamCounter, type StreamLimits } from '../live/count-streams.ts';
import { streamLive } from '../live/stream-live.ts';
import type { SessionWatch } from '../live/watch-sessions.ts';
import type { Platform } from '../platform.ts';
import { equalInConstantTime } from '../secrets/secrets.ts';
import { openapiDocument } from './openapi.ts';
import { referencePage, referenceStyle } from './reference-page.ts';
import { watchClock } from './watch-clock.ts';

/** The same for as long as the process lives, and seldom asked for: written when somebody first wants them, not at each start. */
let openapi: string | undefined;
let reference: string | undefined;

export interface SystemTools {
  registry: Registry;
  metricsToken: string | null;
  production: boolean;
  databaseClock: DatabaseClock;
  isStopping: () => boolean;
  streamLimits: StreamLimits;
  sessions: SessionWatch;
  /** Whether a mail that is sent again is still for its reader. */
  isStillReader: MayStillGet;
}

export function systemRoutes(platform: Platform, tools: SystemTools): Handlers<typeof systemCalls> {
  const streams = createStreamCounter(tools.streamLimits);
  const databaseAnswers = answersInTime(() => sql`select 1`.execute(platform.db));
  watchClock(tools.databaseClock, tools.registry);
  new Gauge({
    name: 'gangway_live_streams',
    help: 'Streams of live events open on this process',
    registers: [tools.registry],
    collect() {
      this.set(streams.total());
    },
  });
  const styleHash = createHash('sha256').update(referenceStyle).digest('base64');
  return {
    live: async ({ caller, request, reply }) => {
      await streamLive({ hub: platform.live, streams, sessions: tools.sessions }, caller, request, reply);
      // The stream is written as it happens; the schema describes each event of it.
      return undefined as never;
    },
    health: () => 'ok',
    ready: async () => {
      if (tools.isStopping()) throw new AppError('server.stopping');
      if (!(await databaseAnswers())) throw new AppError('server.notReady');
      // A wrong clock of the machine is somebody's to mend, but the process serves rightly all the same.
      const complaint = tools.databaseClock.complaint();
      return complaint ? `ready, but ${complaint}` : 'ready';
    },
    metrics: async ({ request, reply }) => {
      if (!mayReadMetrics(request.headers.authorization, request.ip, tools)) {
        throw new AppError('permission.denied');
      }
      reply.type(tools.registry.contentType);
      return tools.registry.metrics();
    },
    openapi: ({ reply }) => {
      reply.type('application/json; charset=utf-8');
      openapi ??= JSON.stringify(openapiDocument());
      return openapi;
    },
    reference: ({ reply }) => {
      reply.type('text/html; charset=utf-8');
      reply.header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`,
      );
      reference ??= referencePage();
      return reference;
    },
    ...mailRoutes(platform, tools.isStillReader),
  };
}

function mayReadMetrics(authorization: string | undefined, address: string, tools: SystemTools): boolean {
  if (tools.metricsToken) return equalInConstantTime(authorization ?? '', `Bearer ${tools.metricsToken}`);
  // A proxy on the same machine makes every visitor look local, so in production only the token opens them.
  return !tools.production && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address);
}
