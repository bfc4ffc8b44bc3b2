import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Db } from './database/create-database.ts';
import type { LiveHub } from './live/live-hub.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Secrets } from './secrets/secrets.ts';

/** What every use case may reach: the database, the clock, secrets, live events, mail and the log. */
export interface Platform {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  live: LiveHub;
  /** Null where no mail server is set. */
  mailer: Mailer | null;
  log: FastifyBaseLogger;
  /** How long anybody waits for their turn in this process: as long as for a connection. */
  patienceMs: number;
  /** So many connections one kind of work has at once, so that all others have some left: a quarter of those of the process. */
  fewAtOnce: number;
}
