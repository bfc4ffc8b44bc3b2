import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/create-database.ts';
import { inOneStatement } from '../database/in-transaction.ts';
import type { OutboxHandlers, OutboxTopic } from './outbox.ts';

const usualBatch = 50;
const leaseSeconds = 60;
const longestWaitSeconds = 600;

/**
 * Delivers what waits in the outbox for the handlers given, oldest first, on whichever process gets to it: a row is leased by moving its next
 * attempt ahead, handled outside any transaction, then removed. A process that dies in between leaves the row to be
 * delivered by another when the lease is over.
 */
export async function deliverOutbox(
  db: Db,
  handlers: Partial<OutboxHandlers>,
  now: Date,
  log: FastifyBaseLogger,
  batchSize = usualBatch,
): Promise<number> {
  const rows = await lease(db, Object.keys(handlers), now, batchSize);
  for (const row of rows) {
    try {
      const handle = handlers[row.topic as OutboxTopic] as Handle;
      await handle(row.payload, row.attempts);
      await db.deleteFrom('outbox').where('id', '=', row.id).execute();
    } catch (error) {
      log.error({ err: error, outboxId: row.id, topic: row.topic }, 'outbox delivery failed');
      await postpone(db, row, now, error);
    }
  }
  return rows.length;
}

type Handle = (payload: unknown, attempt: number) => Promise<void>;

interface LeasedRow {
  id: number;
  topic: string;
  payload: unknown;
  attempts: number;
}

function lease(db: Db, topics: string[], now: Date, batchSize: number): Promise<LeasedRow[]> {
  const until = new Date(now.getTime() + leaseSeconds * 1000);
  return inOneStatement(db, (tx) =>
    tx
      .updateTable('outbox')
      .set((eb) => ({ nextAttemptAt: until, attempts: eb('attempts', '+', 1) }))
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('outbox')
          .select('id')
          .where('nextAttemptAt', '<=', now)
          .where('topic', 'in', topics)
          .orderBy('id')
          .limit(batchSize)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'topic', 'payload', 'attempts'])
      .execute(),
  ).then((rows) => rows.toSorted((a, b) => a.id - b.id));
}

async function postpone(db: Db, row: LeasedRow, now: Date, error: unknown): Promise<void> {
  const waitSeconds = Math.min(2 ** row.attempts, longestWaitSeconds);
  await db
    .updateTable('outbox')
    .set({
      nextAttemptAt: new Date(now.getTime() + waitSeconds * 1000),
      lastError: error instanceof Error ? error.message.slice(0, 500) : String(error),
    })
    .where('id', '=', row.id)
    .execute();
}
