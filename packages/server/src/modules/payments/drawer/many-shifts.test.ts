import { mostCounted } from '@gangway/contract/core/counted.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const yearsOfShifts = `
  insert into cash_shifts (shift_no, account_id, float_sen, opened_at, closed_at, closed_by, expected_sen, handed_out_sen, counted_sen)
  select 'LONGAGO' || n, a.id, 10000, at, at + interval '7 hours', a.id, 10500, 0, 10500
    from generate_series(1, ${mostCounted + 1}) n, (select min(id) as id from accounts where kind = 'staff') a,
         lateral (select timestamptz '2020-01-01 08:00+08' - n * interval '8 hours' as at) t`;

test('years of shifts are not added up because somebody opens the list; a day of them is', async () => {
  await sql(server.databaseUrl, yearsOfShifts);
  const token = await server.login('finance');
  const page = async (filter: object) =>
    (await server.call(paymentsCalls.pageShifts, { body: { filter } }, { token })).data;
  const all = await page({});
  expect(all).toMatchObject({ total: mostCounted + 1, totals: null });
  expect(all.records.length).toBeGreaterThan(0);
  expect(await page({ from: '2019-12-31', to: '2019-12-31' })).toMatchObject({
    total: 3,
    totals: { open: 0, takenSen: 1500, handedOutSen: 0, differenceSen: 0 },
  });
});
