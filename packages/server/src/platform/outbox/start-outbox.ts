import type { Platform } from '../platform.ts';
import { deliverOutbox } from './deliver-outbox.ts';
import type { OutboxHandlers, OutboxTopic } from './outbox.ts';

const everyMs = 250;

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
  'password.forgotten': 'slow',
  'mail.send': 'slow',
} as const satisfies Record<OutboxTopic, string>;
const batchOf = { quick: 50, slow: 2 } as const;

export interface OutboxRunner {
  stop(): Promise<void>;
}

/**
 * Looks into the outbox four times a second. Asking is one cheap indexed query; being told by a notification would
 * make every commit that writes to the outbox wait for every other.
 */
export function startOutbox(platform: Platform, handlers: OutboxHandlers): OutboxRunner {
  const lanes = (['quick', 'slow'] as const).map((lane) =>
    startLane(platform, handlersOf(handlers, lane), batchOf[lane]),
  );
  return {
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}

function handlersOf(handlers: OutboxHandlers, lane: keyof typeof batchOf): Partial<OutboxHandlers> {
  return Object.fromEntries(
    Object.entries(handlers).filter(([topic]) => laneOf[topic as OutboxTopic] === lane),
  );
}

function startLane(
  { db, clock, log }: Platform,
  handlers: Partial<OutboxHandlers>,
  batch: number,
): OutboxRunner {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  function next(delay: number): void {
    if (stopped) return;
    timer = setTimeout(() => {
      running = deliverOutbox(db, handlers, clock(), log, batch).then(
        (count) => next(count > 0 ? 0 : everyMs),
        (error: unknown) => {
          log.error({ err: error }, 'outbox cannot be read');
          next(everyMs * 10);
        },
      );
    }, delay);
  }

  next(0);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
