import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { notWaitingForDisk } from '../../platform/database/not-waiting-for-disk.ts';
import { keepLooking } from '../../platform/keep-looking.ts';

export interface SeenSessions {
  /** Notes that a session is in use, at most once a minute and not at once. */
  note(id: number, at: Date): void;
  stop(): Promise<void>;
}

const togetherMs = 1000;

/**
 * When sessions were last in use, written down for all of a second together: of everybody who comes back after a minute it would be one
 * more statement, and nobody has to wait for it. What is lost is noted with the next call.
 */
export function noteSeenSessions(db: Db, log: FastifyBaseLogger): SeenSessions {
  const seen = new Map<number, Date>();
  async function write(): Promise<number> {
    const now = [...seen];
    seen.clear();
    if (now.length > 0) await touchSessions(db, now);
    return Infinity;
  }
  const onError = (error: unknown) => log.warn({ err: error }, 'sessions in use were not noted');
  const writing = keepLooking({ look: write, firstMs: Infinity, afterFailureMs: Infinity, onError });
  return {
    note(id, at) {
      seen.set(id, at);
      writing.wake(togetherMs);
    },
    async stop() {
      await writing.stop();
      await write().catch(onError);
    },
  };
}

/** Whoever else is at a session, to end it or to note the same, is not waited for. */
async function touchSessions(db: Db, seen: readonly (readonly [number, Date])[]): Promise<void> {
  await sql`
    with held as materialized (
      select s.id, v.at
        from unnest(${seen.map(([id]) => id)}::bigint[], ${seen.map(([, at]) => at)}::timestamptz[]) as v(id, at)
        join sessions s on s.id = v.id
       where s.last_seen_at < v.at - interval '1 minute'
       order by s.id for no key update of s skip locked
    )
    update sessions s set last_seen_at = held.at from held where s.id = held.id and ${notWaitingForDisk}`.execute(
    db,
  );
}
