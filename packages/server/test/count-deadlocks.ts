import type pg from 'pg';

/**
 * How many deadlocks PostgreSQL has broken in the database of a pool. Each connection tells what it has counted only now
 * and then, so every one of this pool is made to tell first; what other pools have seen must have been told before.
 */
export async function countDeadlocks(pool: pg.Pool): Promise<number> {
  await tellStatistics(pool);
  const { rows } = await pool.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.deadlocks ?? 0;
}

/** Makes every connection of a pool tell what it has counted, by the time its answer is here. */
export async function tellStatistics(pool: pg.Pool): Promise<void> {
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  try {
    for (const client of clients) await client.query('select pg_stat_force_next_flush()');
  } finally {
    for (const client of clients) client.release();
  }
}
