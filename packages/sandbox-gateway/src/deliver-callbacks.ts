import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { closeExpired } from './payments.store.ts';

export interface Courier {
  /** Sends what is due now; also what has been due since before a restart. */
  deliver(): Promise<void>;
  stop(): Promise<void>;
}

interface Callback {
  id: number;
  url: string;
  body: string;
}

const patienceMs = 10_000;
const giveUpAfter = 16;

/**
 * Tells shops what became of payments until they answer with success: at ever longer intervals, sixteen times in about
 * a day. A message is taken for the length of a try, so two processes do not send it at once.
 */
export function startCourier(options: {
  pool: pg.Pool;
  signingSecret: string;
  clock: () => Date;
  log: FastifyBaseLogger;
  pollMs: number;
}): Courier {
  const { pool, signingSecret, clock, log, pollMs } = options;
  let stopped = false;
  let again = false;
  let rounds: Promise<void> | null = null;

  async function deliverDue(): Promise<void> {
    await closeExpired(pool, clock());
    while (!stopped) {
      const callback = await takeDue(pool, clock());
      if (!callback) return;
      if (await send(callback, signingSecret, clock()))
        await pool.query(
          'update sandbox_gateway.callbacks set delivered_at = $2, next_attempt_at = null where id = $1',
          [callback.id, clock()],
        );
    }
  }

  async function run(): Promise<void> {
    while (again && !stopped) {
      again = false;
      await deliverDue().catch((error: unknown) => {
        log.warn({ err: error }, 'the sandbox gateway cannot deliver its messages');
      });
    }
    rounds = null;
  }

  function deliver(): Promise<void> {
    again = true;
    rounds ??= run();
    return rounds;
  }

  const timer = setInterval(() => void deliver(), pollMs);
  timer.unref();
  return {
    deliver,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await rounds;
    },
  };
}

async function takeDue(pool: pg.Pool, now: Date): Promise<Callback | null> {
  const { rows } = await pool.query<Callback>(
    `update sandbox_gateway.callbacks set
       attempts = attempts + 1,
       next_attempt_at = case when attempts + 1 < $2
         then $1::timestamptz + least(4 * 3600, 10 * 2 ^ attempts) * interval '1 second' end
     where id = (select id from sandbox_gateway.callbacks where next_attempt_at <= $1
                 order by next_attempt_at, id limit 1 for update skip locked)
     returning id, url, body`,
    [now, giveUpAfter],
  );
  return rows[0] ?? null;
}

async function send({ url, body }: Callback, secret: string, now: Date): Promise<boolean> {
  const seconds = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-sandbox-signature': `t=${seconds},v1=${signature}`,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
