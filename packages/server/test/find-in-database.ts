import { Client } from 'pg';

/** The tables, of whatever schema, in which some row holds one of the texts in plain. */
export async function findInDatabase(databaseUrl: string, texts: string[]): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const holding: string[] = [];
    for (const { name } of tables.rows) {
      const found = await client.query(
        `select 1 from ${name} t where exists (select from unnest($1::text[]) s where position(s in t::text) > 0) limit 1`,
        [texts],
      );
      if (found.rows.length > 0) holding.push(name);
    }
    return holding;
  } finally {
    await client.end();
  }
}
