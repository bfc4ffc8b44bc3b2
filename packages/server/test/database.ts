import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { preparedName, templateName, urlOfDatabase } from './test-database-names.ts';

export interface TestDatabase {
  url: string;
  /** Removes it, cutting connections that were left open. */
  drop(): Promise<void>;
}

/** A fresh, migrated, empty database for one test file; or a copy of another one that nobody is connected to. */
export function createTestDatabase(original?: TestDatabase): Promise<TestDatabase> {
  return copyOf(original ? new URL(original.url).pathname.slice(1) : templateName);
}

/** A database on which a server with the demo's accounts has been started before. */
export function createPreparedDatabase(): Promise<TestDatabase> {
  return copyOf(preparedName);
}

async function copyOf(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(`create database ${name} template ${template}`);
  return {
    url: urlOfDatabase(inject('testServerUrl'), name),
    drop: () => onServer(`drop database ${name} with (force)`),
  };
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('testServerUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
