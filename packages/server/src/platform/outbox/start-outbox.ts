import { onChanges } from '../database/changes.ts';
import type { Platform } from '../platform.ts';
import { deliverOutbox } from './deliver-outbox.ts';
import type { OutboxHandlers, OutboxTopic } from './outbox.ts';

/** For what nobody told this process of: rows whose process has died, and those that are tried again. */
const usualMs = 1500;
/** What is committed together is delivered together. */
const togetherMs = 20;

/**
 * What may take long has a lane of its own, so that a slow mail server holds up nothing else; few at a time, so that the
 * last of them is done before its lease is over.
 */
const laneOf = {
  'live.event': 'quick',
  'sailing.stepped': 'quick',
  'ticket.disembarked': 'quick',
  'order.left': 'quick',
  'room.renamed': 'quick',
  'order.paid': 'slow',
  'money.back': 'slow',
  'payment.settled': 'quick',
  'refund.send': 'slow',
  'order.linkAsked': 'slow',
  'password.forgotten': 'slow',
  'mail.send': 'slow',
} as const satisfies Record<OutboxTopic, string>;
const batchOf = { quick: 50, slow: 2 } as const;

export interface OutboxRunner {
  stop(): Promise<void>;
}

/**
 * Delivers what stands in the outbox. The process that wrote a row knows of it at the commit and looks at once; beneath that
 * every process looks every one and a half seconds, so that nothing waits for one that has died. A notification of the database would make
 * every commit that writes to the outbox wait for every other, and say nothing that is not known.
 */
export function startOutbox(
  platform: Pick<Platform, 'db' | 'clock' | 'log'>,
  handlers: OutboxHandlers,
  everyMs = usualMs,
): OutboxRunner {
  const lanes = {
    quick: startLane(platform, handlersOf(handlers, 'quick'), batchOf.quick, everyMs),
    slow: startLane(platform, handlersOf(handlers, 'slow'), batchOf.slow, everyMs),
  };
  const forget = onChanges(platform.db, (changes) => {
    for (const change of changes)
      if (change.what === 'outbox') lanes[laneOf[change.topic as OutboxTopic]].wake();
  });
  return {
    async stop() {
      forget();
      await Promise.all([lanes.quick.stop(), lanes.slow.stop()]);
    },
  };
}

function handlersOf(handlers: OutboxHandlers, lane: keyof typeof batchOf): Partial<OutboxHandlers> {
  return Object.fromEntries(
    Object.entries(handlers).filter(([topic]) => laneOf[topic as OutboxTopic] === lane),
  );
}

interface Lane extends OutboxRunner {
  /** Something was put in. */
  wake(): void;
}

function startLane(
  { db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>,
  handlers: Partial<OutboxHandlers>,
  batch: number,
  everyMs: number,
): Lane {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  /** Told of since the last look began. */
  let isTold = false;

  function next(delay: number): void {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      isTold = false;
      running = look().then((wait) => {
        running = null;
        next(isTold ? 0 : wait);
      });
    }, delay);
  }

  /** How long to wait for the next look. */
  async function look(): Promise<number> {
    try {
      return (await deliverOutbox(db, handlers, clock(), log, batch)) > 0 ? 0 : everyMs;
    } catch (error) {
      log.error({ err: error }, 'outbox cannot be read');
      return everyMs * 2;
    }
  }

  next(0);
  return {
    wake() {
      if (isTold) return;
      isTold = true;
      if (!running) next(togetherMs);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
