import pg from 'pg';
import { GuardedClient } from './guarded-client.ts';
import { keptAlive } from './kept-alive.ts';

/** How long the database may keep silent. */
export interface PoolLimits {
  /** How long to wait for a connection, a free one of the pool or a new one. */
  connectMs?: number | undefined;
  /** How long a statement, or a transaction that does nothing, may take. */
  statementMs?: number | undefined;
}

export interface GuardedPool {
  pool: pg.Pool;
  /** Gives up everything that is under way and takes nothing more: whoever waits hears that the database is away. */
  breakOff(): void;
  /** Waits for what is under way. May be called after it was broken off. */
  close(): Promise<void>;
}

/** Longer than it is between two looks of a process nobody uses: a new connection costs more than a hundred of them. */
const idleTimeoutMillis = 60_000;

/** A pool none of whose connections waits for ever. Whatever the product keeps connections for has one of these. */
export function guardedPool(
  options: pg.PoolConfig &
    PoolLimits & {
      /** A connection broke, idle or at work. */
      onBroken: (error: Error) => void;
    },
): GuardedPool {
  const { connectMs = 10_000, onBroken, ...settings } = options;
  const clients = new Set<GuardedClient>();
  // What is not pg's own is read by the client.
  const all: pg.PoolConfig & { clients: Set<GuardedClient> } = {
    Client: GuardedClient,
    ...keptAlive,
    idleTimeoutMillis,
    ...settings,
    connectionTimeoutMillis: connectMs,
    clients,
  };
  const pool = new pg.Pool(all);
  // The pool replaces a broken connection; without a listener it would end the process, idle or in the middle of a query.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', onBroken));
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= pool.end());
  return {
    pool,
    close,
    breakOff() {
      void close();
      for (const client of clients) client.breakOff();
    },
  };
}
