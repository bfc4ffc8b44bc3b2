import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './create-database.ts';

const deadlineMs = 1500;

/**
 * Asks whether the database answers, and does not wait long for it. Whoever asks while another asks hears the same: what
 * is asked again and again must not fill the pool.
 */
export function answersInTime(db: Db): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null;

  function ask(): Promise<boolean> {
    asking ??= sql`select 1`
      .execute(db)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = null;
      });
    return asking;
  }

  return async () => {
    const timer = new AbortController();
    const late = sleep(deadlineMs, false, { signal: timer.signal }).catch(() => false);
    try {
      return await Promise.race([ask(), late]);
    } finally {
      timer.abort();
    }
  };
}
