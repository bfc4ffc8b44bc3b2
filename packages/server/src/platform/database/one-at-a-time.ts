import type pg from 'pg';

/** Runs work while no other process does the same, on any machine: they wait, then find it done. */
export async function oneAtATime<T>(pool: pg.Pool, name: string, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // A connection that is cut fails the work by itself; unheard, its event would end the process.
  client.on('error', ignoreError);
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    try {
      return await work();
    } finally {
      await client.query('select pg_advisory_unlock(hashtext($1))', [name]);
    }
  } finally {
    client.off('error', ignoreError);
    client.release();
  }
}

function ignoreError(): void {}
