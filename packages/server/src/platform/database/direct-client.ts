import type pg from 'pg';
import { StartProblem } from '../start-problem.ts';
import { keptAlive } from './kept-alive.ts';
import { PromptClient } from './prompt-client.ts';

const connectMs = 10_000;

/**
 * A connection of its own to the database itself, for what a session holds: locks, listening, migrations. Waiting for a
 * lock may take as long as it takes, whatever the role's own limits are.
 */
export function directClient(url: string, applicationName: string): PromptClient {
  return new PromptClient({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: connectMs,
    ...keptAlive,
    options: '-c timezone=UTC -c statement_timeout=0 -c lock_timeout=0 -c idle_session_timeout=0',
  });
}

/** Connects, or says in one sentence why that cannot be, without the password. */
export async function connectDirectly(url: string, applicationName: string): Promise<PromptClient> {
  const client = directClient(url, applicationName);
  // A connection that is cut fails the query under way; the event of it has nothing to add.
  client.on('error', () => undefined);
  try {
    await client.connect();
    // PostgreSQL may take the connection and never come round to serving it.
    await client.query({ text: 'select 1', query_timeout: connectMs } as pg.QueryConfig);
  } catch (error) {
    void client.end().catch(() => undefined);
    throw unreachable(url, error);
  }
  return client;
}

function unreachable(url: string, error: unknown): StartProblem {
  const reason = error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error);
  if (reason.includes('unsupported startup parameter'))
    return new StartProblem(
      `The database at ${withoutPassword(url)} stands behind a pooler, through which nothing can be migrated, locked or listened to: set DATABASE_DIRECT_URL to the address of the database itself.`,
    );
  if (/timeout/i.test(reason))
    return new StartProblem(
      `The database at ${withoutPassword(url)} cannot be used: it did not answer within ${connectMs / 1000} seconds.`,
    );
  return new StartProblem(`The database at ${withoutPassword(url)} cannot be used: ${reason}.`);
}

function withoutPassword(databaseUrl: string): string {
  try {
    const url = new URL(databaseUrl);
    return `${url.hostname}:${url.port || 5432}${url.pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}
