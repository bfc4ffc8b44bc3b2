import { setTimeout } from 'node:timers/promises';
import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { sailingDeskCalls } from '@gangway/contract/booking/sailing-desk-calls.ts';
import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { legacyCalls } from '@gangway/contract/legacy/calls.ts';
import { mediaCalls } from '@gangway/contract/media/calls.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { viewCalls } from '@gangway/contract/settings/view-calls.ts';
import { systemCalls } from '@gangway/contract/system/calls.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import type { SandboxGateway } from '@gangway/sandbox-gateway/start-sandbox-gateway.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type pg from 'pg';
import { createApp } from './app.ts';
import type { Env } from './env.ts';
import { boardingRoutes, listTicketScans } from './modules/boarding/index.ts';
import {
  bookingJobs,
  bookingRoutes,
  requirePaymentInLink,
  orderFigures,
  sailingDeskRoutes,
  startSweeping,
} from './modules/booking/index.ts';
import { contacts, customersJobs, customersRoutes } from './modules/customers/index.ts';
import { fleetRoutes } from './modules/fleet/index.ts';
import { housekeepingRoutes, requireUnsold } from './modules/housekeeping/index.ts';
import {
  authenticate,
  findOpenSessions,
  findSessions,
  identityJobs,
  identityRoutes,
  noteSeenSessions,
} from './modules/identity/index.ts';
import { legacyRoutes } from './modules/legacy/index.ts';
import { mediaJobs, mediaRoutes, portraits } from './modules/media/index.ts';
import {
  choosePaymentProvider,
  findPaying,
  type PaymentProvider,
  paymentsJobs,
  paymentsRoutes,
  receivedAtDesk,
  recordPayment,
  startPayment,
  startQuerying,
} from './modules/payments/index.ts';
import {
  auditedRecords,
  isStillReader,
  reportsJobs,
  reportsRoutes,
  watchWork,
} from './modules/reports/index.ts';
import { sailingsRoutes } from './modules/sailings/index.ts';
import { readSettings, settingsRoutes, viewRoutes } from './modules/settings/index.ts';
import { listBalances, walletJobs, walletRoutes, watchLedger } from './modules/wallet/index.ts';
import { openSandbox } from './open-sandbox.ts';
import { outboxHandlers } from './outbox-handlers.ts';
import { recordAudit } from './platform/audit/record-audit.ts';
import type { Clock } from './platform/clock.ts';
import { inTransaction } from './platform/database/in-transaction.ts';
import { listen } from './platform/database/listen.ts';
import { migrate } from './platform/database/migrate.ts';
import { keepFresh, placesChannel } from './platform/http/keep-fresh.ts';
import { createKeptAnswers, usualKeptMs } from './platform/http/kept-answers.ts';
import { type CallTools, registerCalls } from './platform/http/register-calls.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import { liveChannel } from './platform/live/live-hub.ts';
import { watchSessions } from './platform/live/watch-sessions.ts';
import { mailJobs } from './platform/mail/mail.jobs.ts';
import { startHeartbeat } from './platform/nodes/heartbeat.ts';
import { startOutbox } from './platform/outbox/start-outbox.ts';
import type { Platform } from './platform/platform.ts';
import { systemRoutes } from './platform/system/system.routes.ts';
import { openPlatform } from './open-platform.ts';
import { prepareDatabase } from './prepare-database.ts';
import { readLoginLimits } from './read-login-limits.ts';
import { warnOfDemo } from './warn-of-demo.ts';

/** A running server process: its parts, wired. */
export interface Gangway {
  app: FastifyInstance;
  platform: Platform;
  /** The connections, for whoever measures. */
  pool: pg.Pool;
  /** The sandbox gateway, where this process runs one beside it. */
  sandbox: SandboxGateway | null;
  /** Ends everything. Given a time to drain, it first says that it is not ready and serves on for so long. */
  stop(drainMs?: number): Promise<void>;
}

/** How long a process that stops waits for the database before it gives up what is under way, well before its own end. */
const answerMs = 5000;

/** Puts one process together on a database: migrates, wires the modules, starts what runs in the background. */
export async function compose(options: {
  env: Env;
  databaseUrl: string;
  /** The database itself, where `databaseUrl` leads through a pooler. */
  directUrl?: string;
  log: FastifyBaseLogger;
  webRoot: string | null;
  /** Another clock than the database's: tests move it. */
  clock?: Clock;
  /** Another payment company than the settings say. */
  provider?: PaymentProvider;
  /** Whether to run the sandbox gateway beside the product, where the settings choose it. */
  sandbox?: boolean;
  /** Another time than usual after which a connection is closed on which nothing moves. */
  silentMs?: number | undefined;
  /** How long public answers are given again; zero where what they say is changed behind the back of the process. */
  keptMs?: number | undefined;
}): Promise<Gangway> {
  const { env, log, databaseUrl, directUrl = databaseUrl, silentMs, keptMs = usualKeptMs } = options;
  await migrate(directUrl, log);
  const { platform, database, databaseClock } = await openPlatform({
    env,
    databaseUrl,
    log,
    clock: options.clock,
  });
  const { pool, ask } = database;
  const { db, clock, live, mailer, fewAtOnce } = platform;
  await prepareDatabase(platform, { env, databaseUrl, directUrl });

  const sandbox = options.sandbox ? await openSandbox({ env, databaseUrl, log, clock, silentMs }) : null;
  const provider = options.provider ?? choosePaymentProvider(env.payment, clock, sandbox?.url);
  const payment = { provider, publicUrl: env.publicUrl };
  const kept = createKeptAnswers(keptMs, { atOnce: fewAtOnce });
  const freshness = keepFresh({ kept, db, pool, live, log });
  const seen = noteSeenSessions(db, log);
  const find = findSessions(ask);
  const sessions = watchSessions({ findOpen: findOpenSessions(db), clock, log });
  let stopping = false;
  const tools: CallTools = {
    clock,
    authenticate: (token, at) => authenticate({ find, seen }, token, at),
    note: (actor, entry) => inTransaction(db, (tx) => recordAudit(tx, actor, entry)),
    rawPerMinute: env.paymentMessagesPerMinute,
  };
  const app = await createApp({
    env,
    log,
    pool,
    live,
    clock,
    webRoot: options.webRoot,
    formOrigins: provider.formOrigins ?? [],
    testPayments: env.production && provider.name === 'sandbox',
    silentMs,
    addRoutes: (instance, registry) => {
      const system = { ...env, registry, databaseClock, sessions, isStopping: () => stopping, isStillReader };
      registerCalls(instance, tools, systemCalls, systemRoutes(platform, system));
      registerCalls(
        instance,
        tools,
        identityCalls,
        identityRoutes(platform, {
          loginLimits: () => readLoginLimits(db),
          portraits: portraits(platform),
          contacts,
          records: auditedRecords(db),
          keptMs,
        }),
      );
      registerCalls(instance, tools, settingsCalls, settingsRoutes(platform));
      registerCalls(instance, tools, viewCalls, viewRoutes(platform));
      registerCalls(instance, tools, mediaCalls, mediaRoutes(platform));
      registerCalls(
        instance,
        tools,
        customersCalls,
        customersRoutes(
          platform,
          {
            readBalances: (accountIds) => listBalances(db, accountIds, 'everybody'),
            ...orderFigures(db),
          },
          { publicUrl: env.publicUrl, loginLimits: () => readLoginLimits(db) },
        ),
      );
      registerCalls(instance, tools, fleetCalls, fleetRoutes(platform, requireUnsold));
      registerCalls(instance, tools, sailingsCalls, sailingsRoutes(platform, kept));
      registerCalls(
        instance,
        tools,
        walletCalls,
        walletRoutes(platform, {
          startPayment: (wish) => startPayment(platform, payment, wish),
          findPayment: (rechargeId) => findPaying(db, 'recharge', rechargeId),
          enterPayment: (tx, { money, ...taken }) =>
            recordPayment(tx, { ...receivedAtDesk(money), ...taken }),
        }),
      );
      watchLedger(platform, registry);
      watchWork(platform, registry);
      registerCalls(instance, tools, paymentsCalls, paymentsRoutes(platform, provider, requirePaymentInLink));
      registerCalls(instance, tools, sailingDeskCalls, sailingDeskRoutes(platform));
      registerCalls(
        instance,
        tools,
        bookingCalls,
        bookingRoutes(platform, payment, (orderId) => listTicketScans(db, orderId)),
      );
      registerCalls(instance, tools, boardingCalls, boardingRoutes(platform, env.streamLimits));
      registerCalls(instance, tools, housekeepingCalls, housekeepingRoutes(platform));
      registerCalls(instance, tools, reportsCalls, reportsRoutes(platform, provider.name));
      registerCalls(instance, tools, legacyCalls, legacyRoutes(platform));
    },
  });

  const outbox = startOutbox(platform, outboxHandlers(platform, payment));
  const sweeping = startSweeping(platform);
  const querying = startQuerying(platform, provider);
  const listener = await listen({
    directUrl,
    channels: { [liveChannel]: live.receive, [placesChannel]: freshness.receive },
    // What was told while nobody listened is not known.
    onConnect: () => {
      kept.dropAll();
      sessions.lookAgain();
    },
    log,
  });
  const jobs = await startJobs({
    url: databaseUrl,
    limits: { connectMs: env.connectMs, statementMs: env.statementMs },
    now: databaseClock.now,
    scheduled: [
      ...identityJobs(platform),
      ...mediaJobs(platform),
      ...mailJobs(platform, async () => (await readSettings(db, 'privacy.mailDays'))['privacy.mailDays']),
      ...customersJobs(platform),
      ...walletJobs(platform),
      ...paymentsJobs(platform, provider),
      ...bookingJobs(platform),
      ...reportsJobs(platform, env.publicUrl),
    ],
    log,
  });
  const heartbeat = await startHeartbeat(db, clock, log);
  const warned = env.production ? warnOfDemo(platform) : null;

  return {
    app,
    platform,
    pool,
    sandbox,
    async stop(drainMs = 0) {
      stopping = true;
      log.info({ drainSeconds: drainMs / 1000 }, 'stopping: not ready any more');
      if (drainMs > 0) await setTimeout(drainMs);
      const breakingOff = globalThis
        .setTimeout(() => {
          log.warn('stopping: the database does not answer, and what waits for it is given up');
          for (const part of [database, jobs, sandbox]) part?.breakOff();
        }, answerMs)
        .unref();
      live.closeStreams();
      await app.close();
      log.info('stopping: no request is under way any more');
      for (const part of [sessions, seen, sweeping, querying, outbox]) await part.stop();
      mailer?.close();
      await jobs.stop();
      await freshness.stop();
      await listener.close();
      await heartbeat.stop().catch(() => undefined);
      await sandbox?.stop();
      await databaseClock.stop();
      await warned;
      await database.close();
      clearTimeout(breakingOff);
      log.info('stopped');
    },
  };
}
