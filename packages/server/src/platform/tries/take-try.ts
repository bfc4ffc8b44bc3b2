import { sql } from 'kysely';
import type { Db } from '../database/create-database.ts';

export interface TryLimit {
  key: string;
  limit: number;
  windowMinutes: number;
}

/** A try that is one too many. */
export interface Refusal {
  /** Minutes to wait. */
  minutes: number;
  /** The limit is reached just now: what is noted about it is noted once. */
  isFirst: boolean;
}

/** Counts a try against a limit. Returns null while the limit holds, else the minutes to wait. */
export async function takeTry(db: Db, now: Date, limit: TryLimit): Promise<number | null> {
  return (await countTry(db, now, limit))?.minutes ?? null;
}

/**
 * Counts a try against a limit that all processes share. It is counted before the thing is tried, so that tries at the
 * same moment cannot slip past, and outside any transaction, so that a failure does not take the count back. Once the
 * limit is reached nothing more is written.
 */
export async function countTry(
  db: Db,
  now: Date,
  { key, limit, windowMinutes }: TryLimit,
): Promise<Refusal | null> {
  const windowEndsAt = new Date(now.getTime() + windowMinutes * 60_000);
  const { rows } = await sql<{ tries: number; windowEndsAt: Date }>`
    insert into try_counters (key, window_ends_at, tries) values (${key}, ${windowEndsAt}, 1)
    on conflict (key) do update set
      tries = case when try_counters.window_ends_at <= ${now} then 1 else try_counters.tries + 1 end,
      window_ends_at = case when try_counters.window_ends_at <= ${now} then excluded.window_ends_at
                            else try_counters.window_ends_at end
      where try_counters.window_ends_at <= ${now} or try_counters.tries <= ${limit}
    returning tries, window_ends_at`.execute(db);
  const row = rows[0];
  if (row && row.tries <= limit) return null;
  const endsAt = row?.windowEndsAt ?? (await findWindowEnd(db, key)) ?? now;
  const minutes = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 60_000));
  return { minutes, isFirst: row !== undefined };
}

/** Whether the next try against a limit would be one too many; nothing is counted. */
export async function isUsedUp(db: Db, now: Date, { key, limit }: TryLimit): Promise<boolean> {
  const row = await db
    .selectFrom('tryCounters')
    .select('tries')
    .where('key', '=', key)
    .where('windowEndsAt', '>', now)
    .executeTakeFirst();
  return row !== undefined && row.tries >= limit;
}

async function findWindowEnd(db: Db, key: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('tryCounters')
    .select('windowEndsAt')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.windowEndsAt;
}

/** Takes one counted try back: it was not a failure after all. */
export async function giveTryBack(db: Db, key: string): Promise<void> {
  await sql`update try_counters set tries = greatest(tries - 1, 0) where key = ${key}`.execute(db);
}

/** Forgets the tries under a key. */
export async function forgetTries(db: Db, key: string): Promise<void> {
  await sql`delete from try_counters where key = ${key}`.execute(db);
}

/** Removes the counters whose window is over. */
export async function forgetOldTries(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('tryCounters').where('windowEndsAt', '<=', now).execute();
}
