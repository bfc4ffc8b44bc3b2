import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import pg from 'pg';
import { DatabaseAway } from './database-away.ts';
import { FixedListsPlugin } from './fixed-lists.ts';
import { GuardedClient } from './guarded-client.ts';
import { NamedClient } from './named-client.ts';
import type { Tables } from './tables.ts';

/** Reads run on either; every write asks for a `Tx`, which only `inTransaction` gives. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

const int8 = 20;
const int8Array = 1016;
const plainDate = 1082;

/** Opens the pool. Sums and ids fit a number; a plain date stays the text it is. */
export function createDatabase(options: {
  url: string;
  poolSize: number;
  namedStatements: boolean;
  /** How long to wait for a connection, a free one of the pool or a new one. */
  connectMs?: number;
  /** How long a statement, or a transaction that does nothing, may take. */
  statementMs?: number;
  /** A connection broke, idle or at work. */
  onBroken: (error: Error) => void;
}): Database {
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, Number);
  // As PostgreSQL writes them: {1,2}. Left alone they would be texts.
  types.setTypeParser(int8Array, (value: string) => (value.match(/-?\d+/g) ?? []).map(Number));
  types.setTypeParser(plainDate, (value: string) => value);
  // No startup `options`: a pooler would refuse them. What is not pg's own is read by the client.
  const settings: pg.PoolConfig & { statementMs?: number | undefined } = {
    connectionString: options.url,
    max: options.poolSize,
    types,
    application_name: 'gangway',
    connectionTimeoutMillis: options.connectMs ?? 10_000,
    Client: options.namedStatements ? NamedClient : GuardedClient,
    statementMs: options.statementMs,
  };
  const pool = new pg.Pool(settings);
  // The pool replaces a broken connection; without a listener it would end the process, idle or in the middle of a query.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', options.onBroken));
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: reachable(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true }), new FixedListsPlugin()],
  });
  return { db, pool, close: () => db.destroy() };
}

/** The pool as the query builder sees it: whatever keeps a connection from being had, the database is away. */
function reachable(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: () =>
      pool.connect().catch((error: unknown) => {
        throw new DatabaseAway(error instanceof Error ? error.message : String(error), { cause: error });
      }),
  };
}
