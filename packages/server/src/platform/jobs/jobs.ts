import type { FastifyBaseLogger } from 'fastify';
import { PgBoss, systemClock } from 'pg-boss';
import type { Clock } from '../clock.ts';
import { guardedPool, type PoolLimits } from '../database/guarded-pool.ts';

/** A piece of work done at set times by one process only, and tried again when it fails. */
export interface ScheduledJob {
  name: string;
  /** Five-field cron expression, in the port's time. */
  cron: string;
  run(): Promise<void>;
}

export interface Jobs {
  /** Gives up what is asked of the database. */
  breakOff(): void;
  stop(): Promise<void>;
}

/** How often this process has done each job, and failed at it, since it started; for the metrics. */
export const jobRuns = new Map<string, { done: number; failed: number }>();

/** None is needed to the second, and each look is a statement for every kind of job. */
const usualSeconds = 30;

/** The runner looks for jobs that wait for other jobs, of which there are none. */
const flowSeconds = 3600;

/** Starts the job runner. Jobs stand in the database: a crash loses none, and of many processes one runs each. */
export async function startJobs(options: {
  url: string;
  limits?: PoolLimits;
  now: Clock;
  scheduled: readonly ScheduledJob[];
  log: FastifyBaseLogger;
  /** How often each kind of job is looked for. */
  everySeconds?: number;
}): Promise<Jobs> {
  const { everySeconds = usualSeconds } = options;
  // The runner's own connections would wait for ever for a database that does not answer.
  const { pool, breakOff, close } = guardedPool({
    connectionString: options.url,
    application_name: 'gangway-jobs',
    max: 3,
    ...options.limits,
    onBroken: (error) => options.log.warn({ err: error }, 'a database connection of the job runner broke'),
  });
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    clock: { ...systemClock, now: () => options.now().getTime() },
    cronWorkerIntervalSeconds: Math.min(everySeconds, 15),
    flowIntervalSeconds: flowSeconds,
  });
  boss.on('error', (error) => options.log.error({ err: error }, 'job runner'));
  await boss.start();
  for (const job of options.scheduled) {
    await boss.createQueue(job.name, {
      policy: 'singleton',
      retryLimit: 5,
      retryBackoff: true,
      retryDelay: 10,
    });
    await boss.schedule(job.name, job.cron, {}, { tz: 'Asia/Kuala_Lumpur' });
    await boss.work(job.name, { pollingIntervalSeconds: everySeconds }, () => runCounted(job, options.log));
  }
  return {
    breakOff,
    async stop() {
      try {
        await boss.stop({ graceful: true, timeout: 10_000 });
      } finally {
        await close();
      }
    },
  };
}

// The runner keeps a failure for itself and tries again; an operator wants to read of it.
async function runCounted({ name, run }: ScheduledJob, log: FastifyBaseLogger): Promise<void> {
  const runs = jobRuns.get(name) ?? { done: 0, failed: 0 };
  jobRuns.set(name, runs);
  try {
    await run();
    runs.done += 1;
  } catch (error) {
    runs.failed += 1;
    log.error({ err: error, job: name }, 'a job failed');
    throw error;
  }
}
