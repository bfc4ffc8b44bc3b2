import pg from 'pg';
import { connectDirectly } from '../database/direct-client.ts';
import { applyMigration, type Migration, migrationLock, migrationsTable } from '../database/migrate.ts';
import { StartProblem } from '../start-problem.ts';
import { readBackupFile } from './backup-file.ts';
import { nameOfSecret } from './check-secret.ts';
import { copyIn } from './copy-table.ts';
import { dropEverything, isEmpty } from './empty-database.ts';
import type { BackedUpSequence, BackedUpTable, Frame } from './frames.ts';
import { longestSilenceMs } from './longest-silence.ts';
import { loosenRules } from './loosen-rules.ts';

export interface RestoreOptions {
  url: string;
  file: string;
  /** Those that had run on the database of the backup. */
  migrations: readonly Migration[];
  /** What makes the schemas that are not the product's own. */
  makers: readonly string[];
  /** Schemas of the backup that are left out. */
  leftOut: readonly string[];
  /** Whether what is in the database may go. */
  replace: boolean;
  /** The name of the SECRET_KEY at hand. */
  secretName: string;
  /** How long the database may take over one step without a word. */
  silenceMs?: number;
}

export interface RestoreReport {
  tables: number;
  rows: number;
}

/**
 * Brings a backup into a database, in one transaction: whatever stops it on the way, the database is as it was. The tables
 * are made as they were when the backup was made.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreReport> {
  const client = await connectDirectly(options.url, 'gangway-restore');
  try {
    client.limitSilence(options.silenceMs ?? longestSilenceMs);
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await refuseRunning(client);
    if (!options.replace && !(await isEmpty(client)))
      throw new StartProblem(
        'The database is not empty. Nothing was changed; say --replace if everything in it may go.',
      );
    await dropEverything(client);
    await client.query(migrationsTable);
    for (const migration of options.migrations) await applyMigration(client, migration);
    for (const text of options.makers) await client.query(text);
    // The job runner's sets limits of its own for the rest of the transaction.
    await client.query('set local idle_in_transaction_session_timeout = 0; set local lock_timeout = 0');
    const tighten = await loosenRules(client);
    const report = await fill(client, options);
    await tighten();
    await refuseOtherSecret(client, options.secretName);
    await client.query('commit');
    await client.query('analyze');
    return report;
  } finally {
    await client.end();
  }
}

/** What the file says of itself is not believed: anybody can write it, and what is encrypted could then not be read. */
async function refuseOtherSecret(client: pg.Client, atHand: string): Promise<void> {
  const named = await nameOfSecret(client);
  if (named !== null && named !== atHand)
    throw new StartProblem(
      `The backup holds values encrypted with the SECRET_KEY named ${named}, and the one at hand is ${atHand}. Nothing was changed; set SECRET_KEY to the old one.`,
    );
}

async function refuseRunning(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and application_name in ('gangway', 'gangway-listen', 'gangway-jobs', 'sandbox-gateway')`,
  );
  if (rowCount !== 0)
    throw new StartProblem(
      'Gangway is running on this database; stop every process of it first. Nothing was changed.',
    );
}

async function fill(client: pg.Client, { file, leftOut }: RestoreOptions): Promise<RestoreReport> {
  const frames = new FrameReader(readBackupFile(file));
  const report = { tables: 0, rows: 0 };
  let told: number | null = null;
  let skipped = 0;
  for (let frame = await frames.next(); frame; frame = await frames.next()) {
    if (frame.kind === 'table') {
      const isLeftOut = leftOut.includes(frame.table.schema);
      const rows = isLeftOut ? await frames.skipRows() : await fillTable(client, frame.table, frames.rows());
      if (isLeftOut) skipped += rows;
      else {
        report.rows += rows;
        report.tables += 1;
      }
    } else if (frame.kind === 'sequences') {
      await setSequences(
        client,
        frame.sequences.filter(({ schema }) => !leftOut.includes(schema)),
      );
    } else if (frame.kind === 'end') told = frame.rows;
  }
  if (told !== report.rows + skipped)
    throw new StartProblem(
      `${file} should hold ${told} rows, but ${report.rows + skipped} came out of it. Nothing was changed.`,
    );
  return report;
}

async function fillTable(
  client: pg.Client,
  { schema, name, columns }: BackedUpTable,
  rows: AsyncIterable<Buffer>,
): Promise<number> {
  const table = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  // A migration may have put rows there.
  await client.query(`delete from ${table}`);
  return copyIn(client, `copy ${table} (${list}) from stdin`, rows);
}

async function setSequences(client: pg.Client, sequences: BackedUpSequence[]): Promise<void> {
  for (const { schema, name, lastValue, isCalled } of sequences)
    await client.query('select setval(format($1, $2::text, $3::text)::regclass, $4, $5)', [
      '%I.%I',
      schema,
      name,
      lastValue,
      isCalled,
    ]);
}

/** Reads frames one by one, or all rows up to the next frame that is something else. */
class FrameReader {
  readonly #frames: AsyncGenerator<Frame>;
  #ahead: Frame | null = null;

  constructor(frames: AsyncGenerator<Frame>) {
    this.#frames = frames;
  }

  async next(): Promise<Frame | null> {
    const ahead = this.#ahead;
    this.#ahead = null;
    if (ahead) return ahead;
    const { value, done } = await this.#frames.next();
    return done ? null : value;
  }

  async *rows(): AsyncGenerator<Buffer> {
    for (let frame = await this.next(); frame; frame = await this.next()) {
      if (frame.kind !== 'rows') {
        this.#ahead = frame;
        return;
      }
      yield frame.bytes;
    }
  }

  /** Gives how many there were: each row is a line. */
  async skipRows(): Promise<number> {
    let lines = 0;
    for await (const bytes of this.rows())
      for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines += 1;
    return lines;
  }
}
