import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { countAdmins } from './accounts.store.ts';

let one: TestServer;
let other: TestServer;
let adminRole: number;
let foodRole: number;

beforeAll(async () => {
  one = await startTestServer();
  other = await startTestServer({ databaseUrl: one.databaseUrl });
  const token = await one.login('admin');
  const roles = (await one.call(identityCalls.listRoleNames, {}, { token })).data;
  adminRole = roles.find((role) => role.name === 'admin')?.id ?? 0;
  foodRole = roles.find((role) => role.name === 'food')?.id ?? 0;
  const body = { username: 'second', password: 'Gangway-2026', roleId: adminRole };
  await one.call(identityCalls.saveSystemUser, { body }, { token });
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

const idOf = async (username: string) =>
  Number(
    (await sql<{ id: string }>(one.databaseUrl, 'select id from accounts where username = $1', [username]))[0]
      ?.id,
  );

const admins = async () =>
  (
    await sql<{ username: string }>(
      one.databaseUrl,
      `select username from accounts a join roles r on r.id = a.role_id
        where r.template = 'admin' and a.status = 'active' and a.deleted_at is null`,
    )
  ).map((row) => row.username);

function restore() {
  return sql(
    one.databaseUrl,
    `update accounts set role_id = $1, status = 'active' where username in ('admin', 'second')`,
    [adminRole],
  );
}

test('without the lock two administrators who demote each other would leave none', async () => {
  const { db } = one.gangway.platform;
  const [first, second] = [await idOf('admin'), await idOf('second')];
  const counted = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
  const demote = (target: number, mine: number) =>
    inTransaction(db, async (tx) => {
      counted[mine]?.resolve(await countAdmins(tx, target));
      const counts = await Promise.all(counted.map(({ promise }) => promise));
      await tx.updateTable('accounts').set({ roleId: foodRole }).where('id', '=', target).execute();
      return counts[mine];
    });

  expect(await Promise.all([demote(first, 0), demote(second, 1)])).toEqual([1, 1]);
  expect(await admins()).toEqual([]);
  await restore();
});

test('of two administrators who demote or disable each other at the same moment exactly one succeeds', async () => {
  const [first, second] = [await idOf('admin'), await idOf('second')];
  const losers = new Set<string | undefined>();
  for (let round = 0; round < 12; round += 1) {
    const [token, otherToken] = [await one.login('admin'), await other.login('second')];
    const change = round % 2 ? { roleId: foodRole } : { roleId: adminRole, status: 'disabled' as const };
    const answers = await Promise.all([
      one.call(
        identityCalls.saveSystemUser,
        { body: { id: second, username: 'second', ...change } },
        { token },
      ),
      other.call(
        identityCalls.saveSystemUser,
        { body: { id: first, username: 'admin', ...change } },
        { token: otherToken },
      ),
    ]);
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect(await admins()).toHaveLength(1);
    losers.add(answers.find((answer) => answer.code !== 200)?.reason);
    await restore();
  }
  // Whoever comes second has been put out, or finds that nobody else is left.
  expect(['account.lastAdmin', 'session.endedElsewhere', 'session.disabled']).toEqual(
    expect.arrayContaining([...losers]),
  );
});

test('two administrators who delete each other at the same moment leave one', async () => {
  const [token, otherToken] = [await one.login('admin'), await other.login('second')];
  const [first, second] = [await idOf('admin'), await idOf('second')];
  const answers = await Promise.all([
    one.call(identityCalls.deleteSystemUser, { params: { id: second } }, { token }),
    other.call(identityCalls.deleteSystemUser, { params: { id: first } }, { token: otherToken }),
  ]);
  expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
  expect(await admins()).toHaveLength(1);
});
