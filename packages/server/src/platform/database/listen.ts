import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { directClient } from './direct-client.ts';

export interface Listener {
  close(): Promise<void>;
}

const reconnectMs = 1000;
const usualAskMs = 15_000;

/**
 * Keeps one connection of its own that hears notifications, and opens it again when it breaks. Notifications sent
 * meanwhile are lost, so `onConnect` lets the hearer look for what it may have missed.
 */
export async function listen(options: {
  directUrl: string;
  channels: Record<string, (payload: string) => void>;
  onConnect: () => void;
  log: FastifyBaseLogger;
  /** How often it is asked whether the connection still lives. */
  askMs?: number;
}): Promise<Listener> {
  const { askMs = usualAskMs } = options;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let closed = false;

  async function connect(): Promise<void> {
    const next = directClient(options.directUrl, 'gangway-listen');
    next.on('error', (error) => options.log.warn({ err: error }, 'listening connection broke'));
    next.on('end', () => reconnect());
    next.on('notification', ({ channel, payload }) => options.channels[channel]?.(payload ?? ''));
    await next.connect();
    client = next;
    for (const channel of Object.keys(options.channels)) await next.query(`listen ${channel}`);
    options.onConnect();
  }

  function reconnect(): void {
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = null;
      connect().catch((error: unknown) => {
        options.log.warn({ err: error }, 'cannot listen to the database, trying again');
        reconnect();
      });
    }, reconnectMs);
    timer.unref();
  }

  // Whoever only listens does not notice a connection that has died without a word.
  async function ask(asked: pg.Client | null): Promise<void> {
    try {
      await asked?.query({ text: 'select 1', query_timeout: askMs } as pg.QueryConfig);
    } catch {
      await asked?.end();
    }
  }

  await connect();
  const asking = setInterval(() => void ask(client), askMs).unref();
  return {
    async close() {
      closed = true;
      clearInterval(asking);
      if (timer) clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
