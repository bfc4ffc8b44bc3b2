import type { TestProject } from 'vitest/node';
import { Client } from 'pg';
import { migrate } from '../src/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/start-embedded-postgres.ts';
import { shiftDatabase } from './shift-database.ts';
import { templateName, urlOfDatabase } from './test-database-names.ts';
import { temporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServerUrl: string;
  }
}

/** One PostgreSQL for the whole run, with one migrated database from which every test file takes its copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
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
    await admin.end();
    await migrate(urlOfDatabase(postgres.url, templateName));
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('testServerUrl', postgres.url);
  return tearDown;
}
