import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

const logLines: string[] = [];
let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ logLines });
  token = await server.login('admin');
});
afterAll(() => server.stop());
beforeEach(() => void logLines.splice(0));

/** The log without instants and made-up numbers, in which any four digits may stand by chance. */
const said = () =>
  logLines
    .map((line) => {
      const {
        time: _time,
        pid: _pid,
        reqId: _id,
        ms: _ms,
        ...rest
      } = JSON.parse(line) as Record<string, unknown>;
      return JSON.stringify(rest);
    })
    .join('\n');
const errors = () => logLines.filter((line) => JSON.parse(line).level >= 50);

describe('a fault of our own', () => {
  beforeAll(() => sql(server.databaseUrl, 'alter table menus rename to menus_elsewhere'));
  afterAll(() => sql(server.databaseUrl, 'alter table menus_elsewhere rename to menus'));

  test('is answered with 500 and the id to ask for help with, and nothing of how we are built', async () => {
    const answer = await server.call(identityCalls.listMenus, {}, { token });
    const requestId = answer.headers.get('x-request-id');
    expect(answer).toMatchObject({ status: 500, code: 500, reason: 'server.fault', data: null });
    expect(answer.message).toContain(requestId);
    expect(JSON.stringify(answer)).not.toMatch(/menus|relation|select|\.ts|at \w+ \(/);
    expect((await server.call(identityCalls.listMenus, {}, { token, locale: 'zh' })).message).toMatch(
      /\p{Script=Han}/u,
    );
  });

  test('is logged once, with what we need to find it', async () => {
    const answer = await server.call(identityCalls.listMenus, {}, { token });
    expect(errors()).toHaveLength(1);
    const line = JSON.parse(errors()[0] ?? '{}');
    expect(line).toMatchObject({ reqId: answer.headers.get('x-request-id'), msg: 'request failed' });
    expect(line.err).toMatchObject({ message: 'relation "menus" does not exist', code: '42P01' });
    expect(line.err.stack).toContain('menus.queries.ts');
  });
});

test.each([
  ['a list', []],
  ['a text', 'Aina'],
  ['a number', 5],
])('%s in place of a body is refused in a whole sentence', async (_, body) => {
  const ask = async (language: string) => {
    const response = await fetch(`${server.url}/prod-api${identityCalls.login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const refused = { code: 400, reason: 'request.invalid' };
  const message = 'The body of the request must be a JSON object with named fields.';
  expect(await ask('en')).toMatchObject({ ...refused, message, fields: [{ field: '', message }] });
  expect(await ask('zh')).toMatchObject({ ...refused, message: '请求正文必须是含有字段名的 JSON 对象。' });
});

test("nobody's data gets into the log, whatever PostgreSQL complains about", async () => {
  const customer = await server.login('customer');
  const body = {
    realName: 'Tan Mei Ling',
    gender: 'female' as const,
    phone: '+6581234567',
    email: 'mei@example.com',
    idCard: '921123-08-5546',
    currentPassword: 'Gangway-2026',
  };
  const save = () => server.call(customersCalls.saveProfile, { body }, { token: customer });
  await sql(server.databaseUrl, `alter table customers add constraint odd check (phone <> '+6581234567')`);
  expect((await save()).status).toBe(500);
  await sql(server.databaseUrl, 'alter table customers drop constraint odd');
  await sql(
    server.databaseUrl,
    'drop index customers_email; alter table customers alter email type int using null',
  );
  expect((await save()).status).toBe(500);
  await sql(server.databaseUrl, 'alter table customers alter email type text');

  expect(errors()).toHaveLength(2);
  expect(errors()[0]).toContain('"constraint":"odd"');
  for (const secret of ['Tan Mei', '8123', 'mei@', '5546', 'Gangway-2026', customer])
    expect(said()).not.toContain(secret);
});

test('every request leaves one line that names the call, never the address as it was typed', async () => {
  await server.call(identityCalls.findSystemUsers, { params: { keyword: 'Tan Mei Ling' } }, { token });
  await server.call(identityCalls.login, { body: { username: 'Tan.Mei.Ling', password: 'Secret-pw' } });
  await fetch(`${server.url}/prod-api/queryOrderInfo/921123085546?token=${token}`);

  const lines = logLines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'request');
  expect(lines).toMatchObject([
    { method: 'GET', route: '/prod-api/sysUser/like/:keyword', status: 200, accountId: 1, reason: null },
    { method: 'POST', route: '/prod-api/sysUser/login', status: 422, accountId: null, reason: 'login.wrong' },
    { method: 'GET', status: 404, reason: 'request.notFound' },
  ]);
  expect(lines.every((line) => line.reqId && line.ms >= 0)).toBe(true);
  for (const secret of ['Mei', 'Secret', '5546', token]) expect(said()).not.toContain(secret);
  expect(errors()).toEqual([]);
});
