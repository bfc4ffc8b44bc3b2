import { type CompiledQuery, Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import pg from 'pg';
import { columnNames, Compiler } from './compiler.ts';
import { DatabaseAway } from './database-away.ts';
import { GuardedClient } from './guarded-client.ts';
import { guardedPool, type PoolLimits } from './guarded-pool.ts';
import { NamedClient } from './named-client.ts';
import type { Tables } from './tables.ts';

/** Reads run on either; every write asks for a `Tx`, which only `inTransaction` gives. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/**
 * Asks a statement as it is written, past the query builder's connection, for what comes with every call: columns keep the names they are given
 * there. Not for what belongs into a transaction.
 */
export type Ask = <Row>(query: CompiledQuery<Row>) => Promise<Row[]>;

export interface Database {
  db: Db;
  pool: pg.Pool;
  ask: Ask;
  /** Gives up whatever is under way. */
  breakOff(): void;
  close(): Promise<void>;
}

const int8 = 20;
const int8Array = 1016;
const plainDate = 1082;

/** Opens the pool. Sums and ids fit a number; a plain date stays the text it is. */
export function createDatabase(
  options: PoolLimits & {
    url: string;
    poolSize: number;
    namedStatements: boolean;
    /** A connection broke, idle or at work. */
    onBroken: (error: Error) => void;
  },
): Database {
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, Number);
  // As PostgreSQL writes them: {1,2}. Left alone they would be texts.
  types.setTypeParser(int8Array, (value: string) => (value.match(/-?\d+/g) ?? []).map(Number));
  types.setTypeParser(plainDate, (value: string) => value);
  // No startup `options`: a pooler would refuse them.
  const { pool, breakOff, close } = guardedPool({
    connectionString: options.url,
    max: options.poolSize,
    types,
    application_name: 'gangway',
    Client: options.namedStatements ? NamedClient : GuardedClient,
    connectMs: options.connectMs,
    statementMs: options.statementMs,
    onBroken: options.onBroken,
  });
  const reached = reachable(pool, close);
  const db = new Kysely<Tables>({
    dialect: new Dialect({ pool: reached }),
    plugins: [columnNames],
  });
  return { db, pool, ask: askOver(reached), breakOff, close: () => db.destroy() };
}

class Dialect extends PostgresDialect {
  override createQueryCompiler(): Compiler {
    return new Compiler();
  }
}

function askOver(pool: PostgresPool): Ask {
  return async <Row>({ sql, parameters }: CompiledQuery<Row>) => {
    const client = await pool.connect();
    try {
      return (await client.query<Row>(sql, [...parameters])).rows;
    } finally {
      client.release();
    }
  };
}

/** The pool as the query builder sees it: whatever keeps a connection from being had, the database is away. */
function reachable(pool: pg.Pool, end: () => Promise<void>): PostgresPool {
  return {
    options: pool.options,
    end,
    connect: () =>
      pool.connect().catch((error: unknown) => {
        throw new DatabaseAway(error instanceof Error ? error.message : String(error), { cause: error });
      }),
  };
}
