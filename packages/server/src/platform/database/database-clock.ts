import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Clock } from '../clock.ts';

const everyMs = 10_000;
/** Machines that are set by the network agree to far less than this. */
const tolerableMs = 2000;

export interface DatabaseClock {
  /** The database's time, as every process reckons it. */
  now: Clock;
  /** How far the machine's clock is ahead of the database's, in milliseconds; below zero when it is behind. */
  skewMs(): number;
  /** What is wrong with the machine's clock, in words; null when it agrees with the database's. */
  complaint(): string | null;
  stop(): Promise<void>;
}

/** What is measured with; tests bring their own. */
export interface TimeSources {
  database: () => Promise<number>;
  machine: () => number;
  /** Runs evenly, whatever anybody does to the machine's clock. */
  even: () => number;
}

/**
 * Reckons the database's time without asking for it each time: it is measured now and then, and carried on by a source
 * that nobody can set. So processes on machines whose clocks differ decide alike, and a clock that jumps moves nothing.
 */
export async function startDatabaseClock(
  pool: pg.Pool,
  log: FastifyBaseLogger,
  sources: TimeSources = {
    database: () => readDatabaseTime(pool),
    machine: () => Date.now(),
    even: () => performance.now(),
  },
): Promise<DatabaseClock> {
  const { database, machine, even } = sources;
  let anchor = { database: machine(), even: even(), skew: 0 };
  let measuring: Promise<void> | null = null;
  let toldMs = 0;

  const reckon = () => anchor.database + (even() - anchor.even);
  const skewMs = () => machine() - reckon();

  async function measure(): Promise<void> {
    const asked = even();
    const answer = await database();
    const answered = even();
    // The answer was given at some time on the way: a reckoning that fits into it is not made worse by a guess.
    const late = anchor.database + (answered - anchor.even) - answer;
    const trip = answered - asked;
    if (late < 0 || late > trip) anchor = { database: answer + trip / 2, even: answered, skew: 0 };
    anchor.skew = skewMs();
    tell();
  }

  /** Once for each change: a clock that stays wrong is not told of every ten seconds. */
  function tell(): void {
    const skew = skewMs();
    const said = complaint();
    if (said && Math.abs(skew - toldMs) > tolerableMs) {
      toldMs = skew;
      log.warn({ skewSeconds: skew / 1000 }, said);
    } else if (!said && toldMs !== 0) {
      toldMs = 0;
      log.info("the clock of this machine agrees with the database's again");
    }
  }

  function complaint(): string | null {
    const skew = skewMs();
    if (Math.abs(skew) <= tolerableMs) return null;
    const side = skew > 0 ? 'ahead of' : 'behind';
    const seconds = Math.round(Math.abs(skew) / 1000);
    return `the clock of this machine is ${seconds} s ${side} the database's; the product goes by the database's`;
  }

  function remeasure(): void {
    measuring ??= measure()
      .catch((error: unknown) => log.warn({ err: error }, "the database's clock cannot be read"))
      .finally(() => {
        measuring = null;
      });
  }

  // The first connection is slow to open, and a slow answer says little of when it was given.
  for (let round = 0; round < 3; round += 1) await measure();
  const timer = setInterval(remeasure, everyMs).unref();
  return {
    now() {
      // The clock was set, or the machine has slept and the even source with it: the database knows.
      if (Math.abs(skewMs() - anchor.skew) > tolerableMs) remeasure();
      return new Date(reckon());
    },
    skewMs,
    complaint,
    async stop() {
      clearInterval(timer);
      await measuring;
    },
  };
}

/** The database's own time, in milliseconds. */
export async function readDatabaseTime(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ ms: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
  );
  return rows[0]?.ms ?? Number.NaN;
}
