import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../database/create-database.ts';
import { inOneStatement } from '../database/in-transaction.ts';
import { notWaitingForDisk } from '../database/not-waiting-for-disk.ts';
import type { OutboxHandlers, OutboxTopic } from './outbox.ts';

const usualBatch = 50;
const leaseSeconds = 60;
const longestWaitSeconds = 600;

/**
 * Delivers what waits in the outbox for the handlers given, oldest first, on whichever process gets to it: a row is leased by moving its next
 * attempt ahead, handled outside any transaction, then removed; live events go out and are removed together. A process that dies in between leaves the row to be
 * delivered by another when the lease is over.
 */
export async function deliverOutbox(
  db: Db,
  handlers: Partial<OutboxHandlers>,
  now: Date,
  log: FastifyBaseLogger,
  { batchSize = usualBatch, onPostponed }: { batchSize?: number; onPostponed?: (until: Date) => void } = {},
): Promise<number> {
  const rows = await lease(db, Object.keys(handlers), now, batchSize);
  const handle = async (row: LeasedRow): Promise<number[]> => {
    try {
      await (handlers[row.topic as OutboxTopic] as Handle)(row.payload, row.attempts);
      return [row.id];
    } catch (error) {
      log.error({ err: error, outboxId: row.id, topic: row.topic }, 'outbox delivery failed');
      const until = await postpone(db, row, now, error);
      onPostponed?.(until);
      return [];
    }
  };
  const events = await Promise.all(rows.filter(isEvent).map(handle));
  await remove(db, events.flat());
  // Each as soon as it is done: what is done and still there when the lease is over is done once more.
  for (const row of rows) if (!isEvent(row)) await remove(db, await handle(row));
  return rows.length;
}

type Handle = (payload: unknown, attempt: number) => Promise<void>;

interface LeasedRow {
  id: number;
  topic: string;
  payload: unknown;
  attempts: number;
}

const isEvent = (row: LeasedRow) => row.topic === 'live.event';

async function lease(db: Db, topics: string[], now: Date, batchSize: number): Promise<LeasedRow[]> {
  const until = new Date(now.getTime() + leaseSeconds * 1000);
  const { rows } = await inOneStatement(db, (tx) =>
    sql<LeasedRow>`
      with found as materialized (
        select id from outbox where next_attempt_at <= ${now} and topic = any(${topics}::text[])
         order by id limit ${batchSize} for update skip locked
      )
      update outbox o set next_attempt_at = ${until}, attempts = attempts + 1
        from found where o.id = found.id and ${notWaitingForDisk}
      returning o.id, o.topic, o.payload, o.attempts`.execute(tx),
  );
  return rows.toSorted((a, b) => a.id - b.id);
}

/** Where it is lost with the machine, something is delivered once more. */
async function remove(db: Db, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from outbox where id = any(${ids}::bigint[]) and ${notWaitingForDisk}`.execute(db);
}

async function postpone(db: Db, row: LeasedRow, now: Date, error: unknown): Promise<Date> {
  const waitSeconds = Math.min(2 ** row.attempts, longestWaitSeconds);
  const until = new Date(now.getTime() + waitSeconds * 1000);
  await db
    .updateTable('outbox')
    .set({
      nextAttemptAt: until,
      lastError: error instanceof Error ? error.message.slice(0, 500) : String(error),
    })
    .where('id', '=', row.id)
    .execute();
  return until;
}
