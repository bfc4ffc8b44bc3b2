import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Held } from '../../../test/held.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

const password = 'Gangway-2026';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const endSessions = `update sessions set ended_at = now(), end_reason = 'password' where ended_at is null
  and account_id = (select id from accounts where username = $1)`;

/** Lets a deed begin while another process is in the middle of changing the account, and end after it. */
async function beside<T>(
  username: string,
  change: string,
  deed: () => Promise<T>,
  { sessionsStay = false } = {},
): Promise<T> {
  await using held = await Held.begin(server.databaseUrl);
  await held.do(`update accounts set ${change} where username = $1`, [username]);
  if (!sessionsStay) await held.do(endSessions, [username]);
  const done = deed();
  await held.waitedFor(done);
  await held.commit();
  return done;
}

const openSessions = async (username: string) => {
  const [row] = await sql<{ count: number }>(
    server.databaseUrl,
    `select count(*)::int from sessions join accounts on accounts.id = account_id
      where username = $1 and ended_at is null`,
    [username],
  );
  return row?.count;
};
const hashOf = async (username: string) => {
  const query = 'select password_hash from accounts where username = $1';
  const [row] = await sql<{ password_hash: string }>(server.databaseUrl, query, [username]);
  return row?.password_hash;
};

const setPassword = (token: string) => {
  const body = { currentPassword: password, newPassword: 'Harbour-1', confirmPassword: 'Harbour-1' };
  return server.call(identityCalls.changePassword, { body }, { token });
};

describe('beside a reset of the password', () => {
  test.each([
    ['customer', "password_hash = 'another'"],
    ['agent', "status = 'disabled'"],
    ['frontdesk', 'deleted_at = now()'],
  ])('the old password of %s opens no session (%s)', async (username, change) => {
    const login = () => server.call(identityCalls.login, { body: { username, password } });
    expect(await beside(username, change, login)).toMatchObject({ status: 422, reason: 'login.wrong' });
    expect(await openSessions(username)).toBe(0);
  });

  test('whoever knew the old one sets no new one', async () => {
    const token = await server.login('superagent');
    const answer = await beside('superagent', "password_hash = 'another'", () => setPassword(token));
    expect(answer).toMatchObject({ code: 506, reason: 'session.endedElsewhere' });
    expect(await hashOf('superagent')).toBe('another');
  });

  test('whoever reset their own, and stays signed in, must know the new one', async () => {
    const token = await server.login('finance');
    const deed = () => setPassword(token);
    const answer = await beside('finance', "password_hash = 'another'", deed, { sessionsStay: true });
    expect(answer).toMatchObject({ status: 422, reason: 'password.wrong' });
    expect(await hashOf('finance')).toBe('another');
  });

  test('whoever was put out saves no member of staff', async () => {
    const second = { username: 'second.admin', password: 'secret-1' };
    const admin = { token: await server.login('admin') };
    const { data: roles } = await server.call(identityCalls.listRoles, {}, admin);
    const roleId = roles.find(({ name }) => name === 'admin')?.id ?? 0;
    const saved = await server.call(identityCalls.saveSystemUser, { body: { ...second, roleId } }, admin);
    const { id } = saved.data;
    const token = await server.login(second.username, second.password);
    const body = { id, ...second, password: 'secret-2', roleId };
    const save = () => server.call(identityCalls.saveSystemUser, { body }, { token });
    const answer = await beside(second.username, "password_hash = 'another'", save);
    expect(answer).toMatchObject({ code: 506, reason: 'session.endedElsewhere' });
    expect(await hashOf(second.username)).toBe('another');
  });
});
