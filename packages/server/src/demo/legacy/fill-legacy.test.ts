import { legacyCalls } from '@gangway/contract/legacy/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExport } from '../../../test/read-export.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { random } from '../random.ts';
import { fillLegacy } from './fill-legacy.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('editor');
  await inTransaction(server.gangway.platform.db, (tx) => fillLegacy(tx, random(1), new Date()));
});
afterAll(() => server.stop());

test('two tables have shoes in their order, the last of each still open, with nothing of tomorrow', async () => {
  const { data: shoes } = await server.call(legacyCalls.listShoes, {}, { token });
  expect(shoes.map(({ table, number }) => `${table} ${number}`)).toEqual([
    'B1 3',
    'B1 2',
    'B1 1',
    'B2 2',
    'B2 1',
  ]);
  const { rows } = await readExport(server, legacyCalls.exportRounds, { body: {} }, { token });
  expect(rows).toHaveLength(shoes.reduce((sum, shoe) => sum + shoe.rounds, 0));
  const { data } = await server.call(
    legacyCalls.pageRounds,
    { body: { sort: { by: 'enteredAt', order: 'desc' } } },
    { token },
  );
  expect(new Date(data.records[0]?.enteredAt ?? '').getTime()).toBeLessThan(Date.now());
});

test('the next shoe of a table is opened after them', async () => {
  const body = { key: '5f0e3a52-6a4e-4c39-9d58-3c2a7c0f9b11', table: 'B1', number: 4 };
  expect((await server.call(legacyCalls.openShoe, { body }, { token })).code).toBe(200);
});
