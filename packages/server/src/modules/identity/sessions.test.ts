import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let admin: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.login('admin');
});
afterAll(() => server.stop());

const info = (token: string) => server.call(identityCalls.info, {}, { token });

async function makeUser(username: string, roleName = 'food') {
  const roles = await server.call(identityCalls.listRoleNames, {}, { token: admin });
  const roleId = roles.data.find((role) => role.name === roleName)?.id ?? 0;
  const body = { username, password: 'secret-1', roleId };
  const saved = await server.call(identityCalls.saveSystemUser, { body }, { token: admin });
  return {
    id: saved.data.id,
    username,
    roleId,
    otherRoleId: roleId + 1,
    token: await server.login(username, 'secret-1'),
  };
}

test('after logging out the token is worth nothing, and no other session is touched', async () => {
  const token = await server.login('finance');
  const elsewhere = await server.login('finance');
  expect(await server.call(identityCalls.logout, {}, { token })).toMatchObject({ code: 200, data: null });
  expect(await info(token)).toMatchObject({ status: 401, code: 401, reason: 'session.required' });
  expect(await info(elsewhere)).toMatchObject({ code: 200 });
});

test('a session runs out after the days the settings say', async () => {
  const start = new Date('2026-11-15T04:00:00Z');
  server.setNow(start);
  const token = await server.login('finance');
  server.setNow(new Date(start.getTime() + 14 * 86_400_000 - 1));
  expect((await info(token)).code).toBe(200);
  server.setNow(new Date(start.getTime() + 14 * 86_400_000));
  expect(await info(token)).toMatchObject({ status: 401, code: 401, reason: 'session.required' });
  server.setNow(null);
});

test('changing the password ends the other sessions with 506 and leaves this one', async () => {
  const { username, token } = await makeUser('changer');
  const elsewhere = await server.login(username, 'secret-1');
  const body = { currentPassword: 'secret-1', newPassword: 'secret-2', confirmPassword: 'secret-2' };
  await server.call(identityCalls.changePassword, { body }, { token });
  expect(await info(elsewhere)).toMatchObject({ status: 401, code: 506, reason: 'session.endedElsewhere' });
  expect((await info(token)).code).toBe(200);
});

test('a password reset by an administrator ends the sessions with 506', async () => {
  const user = await makeUser('forgetful');
  const body = { id: user.id, username: user.username, roleId: user.roleId, password: 'secret-9' };
  await server.call(identityCalls.saveSystemUser, { body }, { token: admin });
  expect(await info(user.token)).toMatchObject({ status: 401, code: 506 });
  expect(await server.login(user.username, 'secret-9')).toBeTruthy();
});

test('another role ends the sessions with 506, another name does not', async () => {
  const user = await makeUser('promoted');
  const body = { id: user.id, username: user.username, name: 'Somebody', roleId: user.roleId };
  await server.call(identityCalls.saveSystemUser, { body }, { token: admin });
  expect((await info(user.token)).data.name).toBe('Somebody');
  await server.call(
    identityCalls.saveSystemUser,
    { body: { ...body, roleId: user.otherRoleId } },
    { token: admin },
  );
  expect(await info(user.token)).toMatchObject({ status: 401, code: 506 });
});

test('a disabled account is answered 503, and 506 once it is enabled again', async () => {
  const user = await makeUser('suspended');
  const body = { id: user.id, username: user.username, roleId: user.roleId };
  await server.call(
    identityCalls.saveSystemUser,
    { body: { ...body, status: 'disabled' } },
    { token: admin },
  );
  expect(await info(user.token)).toMatchObject({ status: 401, code: 503, reason: 'session.disabled' });
  await server.call(identityCalls.saveSystemUser, { body: { ...body, status: 'active' } }, { token: admin });
  expect(await info(user.token)).toMatchObject({ status: 401, code: 506 });
});

test('a deleted account is answered 503', async () => {
  const user = await makeUser('leaving');
  await server.call(identityCalls.deleteSystemUser, { params: { id: user.id } }, { token: admin });
  expect(await info(user.token)).toMatchObject({ status: 401, code: 503 });
});

test('logging out elsewhere ends every other session of the account and says how many', async () => {
  const { username, token } = await makeUser('everywhere');
  const others = [await server.login(username, 'secret-1'), await server.login(username, 'secret-1')];
  const stranger = await server.login('housekeeping');

  const answer = await server.call(identityCalls.logoutElsewhere, {}, { token });

  expect(answer.data).toEqual({ ended: 2 });
  for (const other of others) expect((await info(other)).code).toBe(506);
  expect((await info(token)).code).toBe(200);
  expect((await info(stranger)).code).toBe(200);
  expect((await server.call(identityCalls.logoutElsewhere, {}, { token })).data).toEqual({ ended: 0 });
});

test('the sessions of an account are listed, this one first, with device and address', async () => {
  const { username } = await makeUser('travelling');
  await server.login(username, 'secret-1');
  const answer = await server.call(
    identityCalls.login,
    { body: { username, password: 'secret-1' } },
    { headers: { 'user-agent': 'a phone' } },
  );
  const sessions = (await server.call(identityCalls.listSessions, {}, { token: answer.data })).data;
  expect(sessions.map((session) => session.current)).toEqual([true, false, false]);
  expect(sessions[0]).toMatchObject({ device: 'a phone', address: '127.0.0.1' });
});
