import type { FastifyBaseLogger } from 'fastify';
import type { Env } from './env.ts';
import { openMailer } from './open-mailer.ts';
import type { Clock } from './platform/clock.ts';
import { createDatabase, type Database } from './platform/database/create-database.ts';
import { type DatabaseClock, startDatabaseClock } from './platform/database/database-clock.ts';
import { createLiveHub } from './platform/live/live-hub.ts';
import type { Platform } from './platform/platform.ts';
import { createSecrets } from './platform/secrets/secrets.ts';

interface OpenPlatform {
  platform: Platform;
  database: Database;
  databaseClock: DatabaseClock;
}

/** What every use case may reach, on a database that is migrated, and what it stands on, for whoever closes it. */
export async function openPlatform(options: {
  env: Env;
  databaseUrl: string;
  log: FastifyBaseLogger;
  clock?: Clock | undefined;
}): Promise<OpenPlatform> {
  const { env, databaseUrl, log } = options;
  const database = createDatabase({
    url: databaseUrl,
    poolSize: env.poolSize,
    namedStatements: env.namedStatements,
    connectMs: env.connectMs,
    statementMs: env.statementMs,
    onBroken: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
  const { db, pool } = database;
  const databaseClock = await startDatabaseClock(pool, log);
  const platform = {
    db,
    clock: options.clock ?? databaseClock.now,
    secrets: createSecrets(env.secretKey),
    live: createLiveHub(pool),
    mailer: openMailer(env, db),
    log,
    patienceMs: env.connectMs,
    fewAtOnce: Math.ceil(env.poolSize / 4),
  };
  return { platform, database, databaseClock };
}
