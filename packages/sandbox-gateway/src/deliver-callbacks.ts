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
const firstMs = 1000;
/** Until a message is looked for again that another process is about to send. */
const elsewhereMs = 1000;

/**
 * Tells shops what became of payments until they answer with success: at ever longer intervals, sixteen times in about
 * a day. A message is taken for the length of a try, so two processes do not send it at once. It looks when it is told to and when
 * the next message is due, and every `pollMs` for what a process that died has left.
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

  let timer: NodeJS.Timeout | undefined;

  /** Tells how long it may be until the next look. */
  async function deliverDue(): Promise<number> {
    while (!stopped) {
      const now = clock();
      const { closesAt, callbackAt } = await findNext(pool);
      if (closesAt && closesAt <= now) await closeExpired(pool, now);
      else if (callbackAt && callbackAt <= now) {
        if (!(await deliverNext())) return elsewhereMs;
      } else return Math.min(pollMs, ...[closesAt, callbackAt].flatMap((at) => (at ? +at - +now : [])));
    }
    return pollMs;
  }

  /** False where another process has it. */
  async function deliverNext(): Promise<boolean> {
    const callback = await takeDue(pool, clock());
    if (callback && (await send(callback, signingSecret, clock())))
      await pool.query(
        'update sandbox_gateway.callbacks set delivered_at = $2, next_attempt_at = null where id = $1',
        [callback.id, clock()],
      );
    return callback !== null;
  }

  async function run(): Promise<void> {
    clearTimeout(timer);
    let waitMs = pollMs;
    while (again && !stopped) {
      again = false;
      waitMs = await deliverDue().catch((error: unknown) => {
        log.warn({ err: error }, 'the sandbox gateway cannot deliver its messages');
        return pollMs;
      });
    }
    rounds = null;
    if (!stopped) timer = setTimeout(() => void deliver(), waitMs).unref();
  }

  function deliver(): Promise<void> {
    again = true;
    rounds ??= run();
    return rounds;
  }

  timer = setTimeout(() => void deliver(), Math.min(pollMs, firstMs)).unref();
  return {
    deliver,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await rounds;
    },
  };
}

/** When the next payment is to be closed and the next message to be sent, over or not. */
async function findNext(pool: pg.Pool): Promise<{ closesAt: Date | null; callbackAt: Date | null }> {
  const { rows } = await pool.query<{ closesAt: Date | null; callbackAt: Date | null }>(
    `select (select min(closes_at) from sandbox_gateway.payments where state = 'open') as "closesAt",
            (select min(next_attempt_at) from sandbox_gateway.callbacks) as "callbackAt"`,
  );
  return rows[0] ?? { closesAt: null, callbackAt: null };
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
