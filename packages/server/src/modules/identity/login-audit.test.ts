import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findInDatabase } from '../../../test/find-in-database.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('admin');
  const body = { key: 'login.triesPerAccount', value: '3' };
  await server.call(settingsCalls.updateValueByKey, { body }, { token });
});
afterAll(() => server.stop());
beforeEach(() => sql(server.databaseUrl, 'delete from try_counters'));

const login = (username: string, password: string) =>
  server.call(identityCalls.login, { body: { username, password } });
const audit = async (filter: { account?: string; action?: string }) =>
  (await server.call(identityCalls.pageAudit, { body: { filter } }, { token })).data.records;

test('a login is noted with the account and from where, of customers too', async () => {
  for (const username of ['food', 'customer']) {
    await server.login(username);
    expect(await audit({ account: username, action: 'login' })).toMatchObject([
      {
        account: username,
        entity: 'account',
        entityId: expect.stringMatching(/^\d+$/),
        address: '127.0.0.1',
      },
    ]);
  }
});

test('a failed login is noted under the account it was for, however its name was written', async () => {
  await login(' CHIP', 'Not-My-Password');
  const [entry, ...others] = await audit({ action: 'loginFailed', account: 'chip' });
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ account: 'chip', entity: 'account', address: '127.0.0.1' });
});

test('that a disabled account was tried with the right password is noted', async () => {
  await sql(server.databaseUrl, "update accounts set status = 'disabled' where username = 'disembark'");
  await login('disembark', 'Gangway-2026');
  expect(await audit({ action: 'loginFailed', account: 'disembark' })).toMatchObject([
    { after: { status: 'disabled' } },
  ]);
});

test('neither a password nor a name nobody has is kept, only its first letter', async () => {
  await login('Oops-typed-Secret7', 'Wrong-Secret8');
  const entry = (await audit({ action: 'loginFailed' }))[0];
  expect(entry).toMatchObject({ account: null, entityId: '-', after: { username: 'O***' } });
  expect(await findInDatabase(server.databaseUrl, ['Secret7', 'Secret8', 'secret7'])).toEqual([]);
});

test('guessing without end leaves one entry a try up to the limit, and one that says it was reached', async () => {
  for (let turn = 0; turn < 20; turn += 1) await login('boarding', 'no');
  expect(await audit({ account: 'boarding', action: 'loginFailed' })).toHaveLength(3);
  expect(await audit({ account: 'boarding', action: 'loginBlocked' })).toMatchObject([
    { after: { limit: 'accountAtAddress', minutes: 15 } },
  ]);
});
