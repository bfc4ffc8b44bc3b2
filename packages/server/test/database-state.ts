import { Client } from 'pg';

/** What a server writes by itself or for counting, whatever is asked of it. */
const ownAffairs = ['nodes', 'try_counters', 'outbox', 'schema_migrations'];

export interface DatabaseWatch {
  /** Number and checksum of the rows of every table of the product. */
  state(): Promise<unknown>;
  close(): Promise<void>;
}

/** Watches a database from outside, so that what it holds at two moments can be compared. */
export async function watchDatabase(databaseUrl: string): Promise<DatabaseWatch> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const counts = (await watchedTables(client)).map(
    (name) =>
      `select '${name}' as name, count(*), md5(string_agg(t::text, '|' order by t::text)) as sum from "${name}" t`,
  );
  // Named: to plan so many tables anew each time takes longer than to read them.
  const state = { name: 'state', text: `${counts.join(' union all ')} order by name` };
  return {
    state: async () => (await client.query(state)).rows,
    close: () => client.end(),
  };
}

/** The tables of the product that change only when something is asked of it. */
export async function watchedTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1`,
    [ownAffairs],
  );
  return rows.map((row) => row.name);
}
