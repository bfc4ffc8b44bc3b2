import { sql } from 'kysely';
import type { Db } from '../database/create-database.ts';

export interface TryLimit {
  key: string;
  limit: number;
  windowMinutes: number;
}

/**
 * Counts a try against a limit that all processes share. Returns null while the limit holds, else the minutes to wait.
 * It is counted before the thing is tried, so that tries at the same moment cannot slip past, and outside any
 * transaction, so that a failure does not take the count back.
 */
export async function takeTry(
  db: Db,
  now: Date,
  { key, limit, windowMinutes }: TryLimit,
): Promise<number | null> {
  const windowEndsAt = new Date(now.getTime() + windowMinutes * 60_000);
  const { rows } = await sql<{ tries: number; windowEndsAt: Date }>`
    insert into try_counters (key, window_ends_at, tries) values (${key}, ${windowEndsAt}, 1)
    on conflict (key) do update set
      tries = case when try_counters.window_ends_at <= ${now} then 1 else try_counters.tries + 1 end,
      window_ends_at = case when try_counters.window_ends_at <= ${now} then excluded.window_ends_at
                            else try_counters.window_ends_at end
    returning tries, window_ends_at`.execute(db);
  const row = rows[0];
  if (!row || row.tries <= limit) return null;
  return Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 60_000));
}

/** Takes one counted try back: it was not a failure after all. */
export async function giveTryBack(db: Db, key: string): Promise<void> {
  await sql`update try_counters set tries = greatest(tries - 1, 0) where key = ${key}`.execute(db);
}

/** Forgets the tries under a key. */
export async function forgetTries(db: Db, key: string): Promise<void> {
  await sql`delete from try_counters where key = ${key}`.execute(db);
}
