import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/create-database.ts';

const everyMs = 10_000;
const forgetAfterMs = 24 * 3_600_000;

/** A process counts as running while it was heard from this recently. */
export const nodeAliveMs = 30_000;

export interface Heartbeat {
  nodeId: string;
  stop(): Promise<void>;
}

/** Says every ten seconds that this process is there, so that the dashboard can tell how many run. */
export async function startHeartbeat(db: Db, clock: Clock, log: FastifyBaseLogger): Promise<Heartbeat> {
  const nodeId = randomUUID();
  const startedAt = clock();

  async function beat(): Promise<void> {
    const seenAt = clock();
    const forgotten = new Date(seenAt.getTime() - forgetAfterMs);
    await sql`
      with forgotten as (delete from nodes where seen_at < ${forgotten} and id <> ${nodeId})
      insert into nodes (id, started_at, seen_at) values (${nodeId}, ${startedAt}, ${seenAt})
          on conflict (id) do update set seen_at = excluded.seen_at`.execute(db);
  }

  await beat();
  const timer = setInterval(() => {
    beat().catch((error: unknown) => log.warn({ err: error }, 'heartbeat failed'));
  }, everyMs);
  timer.unref();
  return {
    nodeId,
    async stop() {
      clearInterval(timer);
      await db.deleteFrom('nodes').where('id', '=', nodeId).execute();
    },
  };
}
