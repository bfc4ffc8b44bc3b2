import { mostCounted } from '@gangway/contract/core/counted.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { fund, newCustomer } from '../../../test/wallet.ts';

const movements = mostCounted + 25;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('of who moved more than anybody counts, the statement says so and can be read to its end', async () => {
  const { id, token } = await newCustomer(server);
  await fund(server, id, 100);
  await sql(
    server.databaseUrl,
    `with moved as (insert into ledger_transfers (kind, reference, amount_sen, at)
       select 'recharge', 'LONG' || n, 100, now() from generate_series(2, ${movements}) n returning id)
     insert into ledger_entries (transfer_id, account_id, house, amount_sen, balance_before_sen, balance_after_sen)
     select id, case side when 0 then ${id} end, case side when 1 then 'received' end, case side when 0 then 100 else -100 end,
            case side when 0 then 100 * (n - 1) end, case side when 0 then 100 * n end
       from (select id, 1 + row_number() over (order by id) as n from moved) t, generate_series(0, 1) side order by id, side`,
  );
  const size = 200;
  const read = async (page: number) =>
    (await server.call(walletCalls.ownStatement, { body: { page, size } }, { token })).data;
  const first = await read(1);
  expect(first.total).toBe(mostCounted + 1);
  expect(first.records[0]).toMatchObject({ afterSen: 100 * movements, amountSen: 100 });
  const last = await read(Math.ceil(movements / size));
  expect(last.records).toHaveLength(movements % size);
  expect(last.records.at(-1)).toMatchObject({ beforeSen: 0, afterSen: 100 });
});
