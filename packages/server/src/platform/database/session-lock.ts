import type pg from 'pg';

/** Takes a lock that is held until the connection ends; `onWait` is told when another holds it. */
export async function takeSessionLock(client: pg.Client, key: number, onWait: () => void): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [key]);
  if (rows[0]?.taken) return;
  onWait();
  await client.query('select pg_advisory_lock($1)', [key]);
}
