import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { StartProblem } from '../start-problem.ts';
import { connectDirectly } from './direct-client.ts';
import { takeSessionLock } from './session-lock.ts';

const folder = path.resolve(import.meta.dirname, '../../../migrations');
const lockKey = 7_204_311;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** Brings the database up to the code. Several processes may start at once: one migrates, the others wait and say so. */
export async function migrate(directUrl: string, onWait: () => void = () => {}): Promise<void> {
  const client = await connectDirectly(directUrl, 'gangway-migrate');
  try {
    await requireVersion(client);
    await takeSessionLock(client, lockKey, onWait);
    await client.query(
      `create table if not exists schema_migrations (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    const applied = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    );
    const known = readMigrations();
    refuseForeign(applied.rows, known);
    const done = new Set(applied.rows.map((row) => row.name));
    for (const migration of known) {
      if (!done.has(migration.name)) await apply(client, migration);
    }
  } finally {
    await client.end();
  }
}

/** The name of the newest migration the code knows. */
export function newestMigration(): string {
  return readMigrations().at(-1)?.name ?? '';
}

function readMigrations(): Migration[] {
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
  await client.query(migration.sql);
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
    migration.name,
    migration.checksum,
  ]);
  await client.query('commit');
}

async function requireVersion(client: pg.Client): Promise<void> {
  const answer = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  );
  const version = answer.rows[0]?.version ?? 0;
  if (version < 15)
    throw new StartProblem(`Gangway needs PostgreSQL 15 or newer; this server is version ${version}.`);
}
