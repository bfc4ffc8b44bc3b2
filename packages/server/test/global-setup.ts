import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { Client } from 'pg';
import { migrate } from '../src/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/start-embedded-postgres.ts';
import { findPgBouncer, pgBouncerTests } from './find-pgbouncer.ts';
import { shiftDatabase } from './shift-database.ts';
import { preparedName, templateName, urlOfDatabase } from './test-database-names.ts';
import { temporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServerUrl: string;
  }
}

const run = promisify(execFile);

/** One PostgreSQL for the whole run, with two databases from which test files take their copies: migrated, and prepared. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!findPgBouncer())
    process.stdout.write(`Left out, for there is no PgBouncer on this machine: ${pgBouncerTests}\n`);
  const folder = temporaryFolder();
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path, durable: false });
  const tearDown = async () => {
    await postgres.stop();
    folder.remove();
  };
  try {
    await shiftDatabase(postgres.url);
    const admin = new Client({ connectionString: postgres.url });
    await admin.connect();
    await admin.query(`create database ${templateName}`);
    await migrate(urlOfDatabase(postgres.url, templateName));
    await admin.query(`create database ${preparedName} template ${templateName}`);
    await admin.end();
    // A process of its own: Vitest's runner cannot load the server out here.
    await run(process.execPath, [
      path.join(import.meta.dirname, 'prepare-database.ts'),
      urlOfDatabase(postgres.url, preparedName),
    ]);
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('testServerUrl', postgres.url);
  return tearDown;
}
