import { sql } from 'kysely';
import { onChanges } from '../database/changes.ts';
import { keepLooking, type Looking } from '../keep-looking.ts';
import type { Platform } from '../platform.ts';
import { deliverOutbox } from './deliver-outbox.ts';
import type { OutboxHandlers, OutboxTopic } from './outbox.ts';

/** For what nobody told this process of: rows whose process has died. */
const usualMs = 5000;
/** What is committed together is delivered together. */
const togetherMs = 20;

/**
 * What may take long has a lane of its own, so that a slow mail server holds up nothing else; few at a time, so that the
 * last of them is done before its lease is over. Money that came has one too: what follows a sailing goes through all its
 * orders, and nobody who paid waits behind that.
 */
const laneOf = {
  'live.event': 'quick',
  'sailing.stepped': 'quick',
  'sailing.retimed': 'quick',
  'order.retimed': 'slow',
  'ticket.disembarked': 'quick',
  'order.left': 'quick',
  'room.renamed': 'quick',
  'order.paid': 'slow',
  'money.back': 'slow',
  'payment.settled': 'paid',
  'refund.send': 'slow',
  'order.linkAsked': 'slow',
  'password.forgotten': 'slow',
  'mail.send': 'slow',
} as const satisfies Record<OutboxTopic, string>;
const batchOf = { quick: 50, paid: 50, slow: 2 } as const;

export interface OutboxRunner {
  stop(): Promise<void>;
}

type Lane = keyof typeof batchOf;

/**
 * Delivers what stands in the outbox. The process that wrote a row knows of it at the commit and looks at once, and it knows when it tries
 * again what failed; beneath that every process looks every five seconds, for all lanes in one statement, so that nothing waits for
 * one that has died. A notification of the database would make every commit that writes to the outbox wait for every other, and say
 * nothing that is not known.
 */
export function startOutbox(
  platform: Pick<Platform, 'db' | 'clock' | 'log'>,
  handlers: OutboxHandlers,
  everyMs = usualMs,
): OutboxRunner {
  const { db, clock, log } = platform;
  const topics = {
    quick: topicsOf(handlers, 'quick'),
    paid: topicsOf(handlers, 'paid'),
    slow: topicsOf(handlers, 'slow'),
  };
  const onError = (error: unknown) => log.error({ err: error }, 'outbox cannot be read');
  const start = (lane: Lane) =>
    startLane(platform, only(handlers, topics[lane]), batchOf[lane], { everyMs, onError });
  const lanes = { quick: start('quick'), paid: start('paid'), slow: start('slow') };
  const forget = onChanges(db, (changes) => {
    for (const change of changes)
      if (change.what === 'outbox') lanes[laneOf[change.topic as OutboxTopic]].wake(togetherMs);
  });
  const net = keepLooking({
    async look() {
      const isDue = (lane: Lane) =>
        sql<boolean>`exists (select from outbox
                      where next_attempt_at <= ${clock()} and topic = any(${topics[lane]}::text[]))`;
      const { rows } = await sql<Record<Lane, boolean>>`
        select ${isDue('quick')} as quick, ${isDue('paid')} as paid, ${isDue('slow')} as slow`.execute(db);
      if (rows[0]?.quick) lanes.quick.wake(0);
      if (rows[0]?.paid) lanes.paid.wake(0);
      if (rows[0]?.slow) lanes.slow.wake(0);
      return everyMs;
    },
    afterFailureMs: everyMs,
    onError,
  });
  return {
    async stop() {
      forget();
      await Promise.all([net.stop(), lanes.quick.stop(), lanes.paid.stop(), lanes.slow.stop()]);
    },
  };
}

function topicsOf(handlers: OutboxHandlers, lane: Lane): string[] {
  return Object.keys(handlers).filter((topic) => laneOf[topic as OutboxTopic] === lane);
}

function only(handlers: OutboxHandlers, topics: readonly string[]): Partial<OutboxHandlers> {
  return Object.fromEntries(Object.entries(handlers).filter(([topic]) => topics.includes(topic)));
}

/** Delivers when it is woken, as long as there is something, and when something that failed is to be tried again. */
function startLane(
  { db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>,
  handlers: Partial<OutboxHandlers>,
  batchSize: number,
  { everyMs, onError }: { everyMs: number; onError: (error: unknown) => void },
): Looking {
  let postponed: number[] = [];
  return keepLooking({
    async look() {
      const now = clock();
      postponed = postponed.filter((until) => until > now.getTime());
      const count = await deliverOutbox(db, handlers, now, log, {
        batchSize,
        onPostponed: (until) => postponed.push(until.getTime()),
      });
      if (count > 0) return 0;
      const first = postponed.reduce((least, until) => Math.min(least, until), Infinity);
      return Math.max(first - now.getTime(), 0);
    },
    firstMs: Infinity,
    afterFailureMs: everyMs,
    onError,
  });
}
