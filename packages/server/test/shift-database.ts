import { Client } from 'pg';
import { urlOfDatabase } from './test-database-names.ts';

const told = ['now', 'transaction_timestamp', 'statement_timestamp', 'clock_timestamp'];

/**
 * With TEST_NOW set, makes a database server of ours tell that time, in the database named and in all made afterwards:
 * functions of the same names, found before PostgreSQL's own. What needs no function (`current_date`) cannot be moved.
 */
export async function shiftDatabase(url: string): Promise<void> {
  const offsetMs = Number(process.env['TEST_NOW_OFFSET_MS'] ?? 0);
  if (offsetMs === 0) return;
  for (const database of [url, urlOfDatabase(url, 'template1')]) {
    const client = new Client({ connectionString: database });
    await client.connect();
    for (const name of told)
      await client.query(
        `create function public.${name}() returns timestamptz language sql ${name === 'clock_timestamp' ? 'volatile' : 'stable'} parallel safe
           return pg_catalog.${name}() + interval '${offsetMs} milliseconds'`,
      );
    await client.query('alter role all set search_path = public, pg_catalog');
    await client.end();
  }
}
