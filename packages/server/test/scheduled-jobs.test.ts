import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from './sql.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

// A job that is left out of the wiring fails nowhere else: what it was to forget would be kept, and nobody would notice.
test('a product that has started has all its jobs scheduled, those that forget above all', async () => {
  const rows = await sql(server.databaseUrl, 'select name, cron from pgboss.schedule order by name');
  expect(rows.map(({ name }) => name)).toEqual([
    'check-ledger',
    'customers-forget-links',
    'customers-forget-profiles',
    'end-recharges',
    'forget-carts',
    'forget-documents',
    'forget-guests',
    'identity-forget-old-sessions',
    'identity-forget-old-tries',
    'mail-forget-mails',
    'media-forget-unused-images',
    'reconcile-payments',
    'reports-send-monthly',
    'settle-qr',
  ]);
});
