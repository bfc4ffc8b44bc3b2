import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { StartProblem } from '../start-problem.ts';
import { connectDirectly } from './direct-client.ts';
import { takeSessionLock } from './session-lock.ts';

const folder = path.resolve(import.meta.dirname, '../../../migrations');
/** Whoever migrates a database holds this lock. */
export const migrationLock = 7_204_311;

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

export const migrationsTable = `create table if not exists schema_migrations (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`;

/** Brings the database up to the code. Several processes may start at once: one migrates, the others wait and say so. */
export async function migrate(directUrl: string, log?: FastifyBaseLogger): Promise<void> {
  const client = await connectDirectly(directUrl, 'gangway-migrate');
  try {
    await requireVersion(client);
    await takeSessionLock(client, migrationLock, () =>
      log?.warn('another process is bringing the database up to date; waiting for it'),
    );
    await client.query(migrationsTable);
    const applied = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    );
    const known = readMigrations();
    refuseForeign(applied.rows, known);
    const done = new Set(applied.rows.map((row) => row.name));
    for (const migration of known) {
      if (done.has(migration.name)) continue;
      const begun = performance.now();
      await apply(client, migration);
      const seconds = Math.round(performance.now() - begun) / 1000;
      log?.info({ migration: migration.name, seconds }, 'migration applied');
    }
  } finally {
    await client.end();
  }
}

/** The name of the newest migration the code knows. */
export function newestMigration(): string {
  return readMigrations().at(-1)?.name ?? '';
}

/** The migrations the code knows, oldest first. */
export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((file) => {
      const sql = readFileSync(path.join(folder, file), 'utf8');
      return { name: file.slice(0, -4), sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

function refuseForeign(applied: { name: string; checksum: string }[], known: Migration[]): void {
  for (const row of applied) {
    const migration = known.find((candidate) => candidate.name === row.name);
    if (!migration) {
      throw new StartProblem(
        `The database is newer than this code: it has the migration ${row.name}, which this version does not know. Start a newer version of Gangway.`,
      );
    }
    if (migration.checksum !== row.checksum) {
      throw new StartProblem(
        `The migration ${row.name} was changed after it had run on this database. Restore the file, or use another database.`,
      );
    }
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  await applyMigration(client, migration);
  await client.query('commit');
}

/** Runs one migration within the transaction that is open. */
export async function applyMigration(client: pg.Client, migration: Migration): Promise<void> {
  await client.query(migration.sql);
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
    migration.name,
    migration.checksum,
  ]);
}

async function requireVersion(client: pg.Client): Promise<void> {
  const answer = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  );
  const version = answer.rows[0]?.version ?? 0;
  if (version < 15)
    throw new StartProblem(`Gangway needs PostgreSQL 15 or newer; this server is version ${version}.`);
}
