import { Client } from 'pg';

type Row = Record<string, unknown>;

/** Asks a database directly, past the server. */
export async function sql<T extends Row = Row>(
  databaseUrl: string,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}
