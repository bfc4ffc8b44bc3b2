import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExport } from '../../../../test/read-export.ts';
import { sql } from '../../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  // The drawers that are open already.
  await sql(
    server.databaseUrl,
    `update cash_shifts set float_sen = case shift_no when 'CS-frontdesk' then 20050 else 30000 end`,
  );
});
afterAll(() => server.stop());

const exported = async (name: string, filter: object = {}) =>
  readExport(
    server,
    paymentsCalls.exportOwnShifts,
    { body: { filter } },
    { token: await server.login(name) },
  );

test("the own shifts are read back from Excel, and nobody else's", async () => {
  const { rows, totals } = await exported('frontdesk');
  expect(rows).toEqual([
    expect.objectContaining({ Float: 200.5, 'Cash taken': 0, Expected: 200.5, Counted: null }),
  ]);
  expect(totals).toMatchObject({ 'Cash taken': 0, Difference: 0 });
  expect((await exported('editor')).rows).toEqual([expect.objectContaining({ Float: 300 })]);
  expect((await exported('frontdesk', { state: 'closed' })).rows).toEqual([]);
});

test('whose shifts they are cannot be asked', async () => {
  const body = { filter: { accountId: 1 } } as object;
  const answer = await server.call(
    paymentsCalls.exportOwnShifts,
    { body },
    { token: await server.login('frontdesk') },
  );
  expect(answer.status).toBe(400);
});
