import pg from 'pg';
import { connectDirectly } from '../database/direct-client.ts';
import { migrationLock } from '../database/migrate.ts';
import { StartProblem } from '../start-problem.ts';
import { version } from '../version.ts';
import { backedUpSchemas } from './backed-up-schemas.ts';
import { type BackupHeader, writeBackupFile } from './backup-file.ts';
import { nameOfSecret } from './check-secret.ts';
import { copyOut } from './copy-table.ts';
import type { BackedUpSequence, BackedUpTable, Frame } from './frames.ts';
import { longestSilenceMs } from './longest-silence.ts';

export interface BackupReport {
  header: BackupHeader;
  tables: number;
  rows: number;
}

const frameBytes = 64 * 1024;

/** Writes everything a database holds at one moment into a file, while others go on writing to it. */
export async function writeBackup(
  url: string,
  file: string,
  silenceMs = longestSilenceMs,
): Promise<BackupReport> {
  const client = await connectDirectly(url, 'gangway-backup');
  try {
    client.limitSilence(silenceMs);
    // Nobody may change the tables meanwhile; who wants to migrate waits.
    await client.query('select pg_advisory_lock_shared($1)', [migrationLock]);
    await client.query('begin isolation level repeatable read read only');
    await client.query(asTexts);
    const tables = await listTables(client);
    const header = await describe(client, tables);
    const report = { header, tables: tables.length, rows: 0 };
    await writeBackupFile(file, header, framesOf(client, tables, report));
    return report;
  } finally {
    await client.end();
  }
}

/** Texts that mean the same whatever server reads them. */
const asTexts = `set local datestyle = 'ISO'; set local intervalstyle = 'iso_8601'; set local extra_float_digits = 1;
                 set local client_encoding = 'UTF8'`;

async function describe(client: pg.Client, tables: BackedUpTable[]): Promise<BackupHeader> {
  const { rows: found } = await client.query<{ migrated: boolean; jobs: boolean }>(
    `select to_regclass('public.schema_migrations') is not null as migrated,
            to_regclass('pgboss.version') is not null as jobs`,
  );
  if (!found[0]?.migrated) throw new StartProblem('There is nothing of Gangway in this database.');
  const migrations = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  const jobs = found[0].jobs
    ? await client.query<{ version: number }>('select version::int from pgboss.version')
    : null;
  return {
    madeAt: new Date().toISOString(),
    version,
    migrations: migrations.rows,
    secretName: await nameOfSecret(client),
    schemas: [...new Set(tables.map(({ schema }) => schema))],
    jobsVersion: jobs?.rows[0]?.version ?? null,
  };
}

async function* framesOf(
  client: pg.Client,
  tables: BackedUpTable[],
  report: BackupReport,
): AsyncGenerator<Frame> {
  for (const table of tables) {
    yield { kind: 'table', table };
    const rows = copyOut(client, copyText(table));
    for await (const bytes of inPieces(rows, () => (report.rows += 1))) yield { kind: 'rows', bytes };
  }
  // Sequences stand outside of transactions: read last, they have passed every row of the snapshot.
  yield { kind: 'sequences', sequences: await listSequences(client) };
  yield { kind: 'end', rows: report.rows };
}

function copyText({ schema, name, columns }: BackedUpTable): string {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  return `copy (select ${list} from ${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}) to stdout`;
}

/** Rows come one by one; many small frames would only cost. */
async function* inPieces(rows: AsyncIterable<Buffer>, count: () => void): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const row of rows) {
    count();
    waiting.push(row);
    length += row.length;
    if (length < frameBytes) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

async function listTables(client: pg.Client): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(
    `select n.nspname as schema, c.relname as name,
            array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
      group by 1, 2 order by 1, 2`,
    [Object.keys(backedUpSchemas)],
  );
  return rows.filter(({ schema, name }) => !withoutIn(schema).includes(name));
}

async function listSequences(client: pg.Client): Promise<BackedUpSequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, sequencename as name from pg_sequences where schemaname = any($1) order by 1, 2`,
    [Object.keys(backedUpSchemas)],
  );
  const sequences: BackedUpSequence[] = [];
  for (const { schema, name } of rows) {
    const { rows: state } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled"
         from ${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`,
    );
    if (state[0]) sequences.push({ schema, name, ...state[0] });
  }
  return sequences;
}

function withoutIn(schema: string): readonly string[] {
  return Object.entries(backedUpSchemas).find(([name]) => name === schema)?.[1].without ?? [];
}
