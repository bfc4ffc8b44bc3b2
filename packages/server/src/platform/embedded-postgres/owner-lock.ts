import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

const lock = [0x47616e67, 0x77617921] as const;

/** The connection on which a running Gangway holds the database for itself. */
export interface OwnerLock {
  query(text: string): Promise<{ rowCount: number | null }>;
  release(): Promise<void>;
}

/** Takes the lock of the server's owner and holds on to it, also when the server drops its connections. */
export async function takeOwnerLock(url: string): Promise<OwnerLock> {
  let released = false;
  let client = await connect();

  async function connect(): Promise<Client> {
    const fresh = new Client({ connectionString: url, application_name: 'gangway owner' });
    fresh.on('error', () => {});
    await fresh.connect();
    await fresh.query('select pg_advisory_lock($1, $2)', [...lock]);
    // Only now: one that never came about ends too, and is tried again by whoever asked for it.
    fresh.once('end', () => {
      if (!released) void reconnect();
    });
    return fresh;
  }

  async function reconnect(): Promise<void> {
    while (!released) {
      await sleep(250, undefined, { ref: false });
      try {
        client = await connect();
        return;
      } catch {
        // The server is restarting, or has ended: then whoever started it is told by its exit.
      }
    }
  }

  return {
    query: (text) => client.query(text),
    release: async () => {
      released = true;
      await client.end().catch(() => {});
    },
  };
}

/** Whether a running server has an owner. Only looks, so that it never stands in an owner's way. */
export async function hasOwner(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select from pg_locks where locktype = 'advisory' and classid = $1 and objid = $2 and granted`,
      [...lock],
    );
    return rowCount !== 0;
  } finally {
    await client.end();
  }
}
