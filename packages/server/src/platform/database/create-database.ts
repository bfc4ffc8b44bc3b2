import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { FixedListsPlugin } from './fixed-lists.ts';
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
  /** A connection broke, idle or at work. */
  onBroken: (error: Error) => void;
}): Database {
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, Number);
  // As PostgreSQL writes them: {1,2}. Left alone they would be texts.
  types.setTypeParser(int8Array, (value: string) => (value.match(/-?\d+/g) ?? []).map(Number));
  types.setTypeParser(plainDate, (value: string) => value);
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    types,
    application_name: 'gangway',
    connectionTimeoutMillis: 10_000,
    options: '-c timezone=UTC -c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000',
    ...(options.namedStatements ? { Client: NamedClient } : {}),
  });
  // The pool replaces a broken connection; without a listener it would end the process, idle or in the middle of a query.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', options.onBroken));
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true }), new FixedListsPlugin()],
  });
  return { db, pool, close: () => db.destroy() };
}
