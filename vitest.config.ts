import { defineConfig } from 'vitest/config';
import { findPgBouncer, pgBouncerTests } from './packages/server/test/find-pgbouncer.ts';
import { shiftTests } from './scripts/lib/test-now.mjs';

shiftTests();

/**
 * `unit` needs nothing: everything in contract and web, and `*.unit.test.ts` in the server.
 * `integration` runs on a real PostgreSQL: every other `*.test.ts` in the server.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    // One more than the cores of a small machine: tests wait for the database half of their time.
    maxWorkers: 3,
    // Patience for a loaded machine; nothing here measures speed.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // No file leaves anything behind; loading the code anew for each took half of the time.
          isolate: false,
          include: [
            'packages/{contract,web}/**/*.test.{ts,tsx}',
            'packages/server/**/*.unit.test.ts',
            'scripts/**/*.test.mjs',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['packages/server/{src,test}/**/*.test.ts'],
          exclude: [
            '**/*.unit.test.ts',
            '**/node_modules/**',
            // Said by the set-up, so that nobody takes them for passed.
            ...(findPgBouncer() ? [] : [pgBouncerTests]),
          ],
          // Every file has a server and a database of its own; the code need not be loaded anew for each.
          isolate: false,
          globalSetup: 'packages/server/test/global-setup.ts',
          env: { TZ: 'America/New_York' },
        },
      },
    ],
  },
});
