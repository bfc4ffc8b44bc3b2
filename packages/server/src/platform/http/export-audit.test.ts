import type { Call } from '@gangway/contract/core/define-call.ts';
import { maxPageSize } from '@gangway/contract/core/paging.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allCalls } from '../../../test/all-calls.ts';
import { makeSailing } from '../../../test/booking.ts';
import { farAhead } from '../../../test/days.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { isExport } from './describe-export.ts';

let server: TestServer;
let token: string;
let sailingId: number;
let shipId: number;
let agentId: number;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('admin');
  ({ sailingId, shipId } = await makeSailing(server, { date: farAhead }));
  const [agent] = await sql(
    server.databaseUrl,
    `select account_id::int as id from customers where level <> 'normal'`,
  );
  agentId = Number(agent?.['id']);
});
afterAll(() => server.stop());

const exported = (path: string, method: string, body: object | null, as = token) =>
  fetch(`${server.url}/prod-api${path}`, {
    method,
    headers: { 'x-token': as, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const noted = async () =>
  (
    await server.call(
      identityCalls.pageAudit,
      { body: { size: maxPageSize, filter: { action: 'export' } } },
      { token },
    )
  ).data.records;

/** Nothing that narrows it, where nothing must be said; else the least that must. */
function bodyFor(call: Call): object {
  const [period, month] = [{ from: farAhead, to: farAhead }, farAhead.slice(0, 7)];
  const bodies = [
    {},
    period,
    { by: 'day', ...period },
    { month },
    { date: farAhead },
    { year: Number(farAhead.slice(0, 4)) },
    { filter: { sailingId } },
    { accountId: agentId, month },
  ];
  return bodies.find((body) => call.body?.safeParse(body).success) ?? {};
}

/** Most are of a sailing; a statement is somebody's. */
const idFor = (path: string) => (/^\/(wallet|agent)\//.test(path) ? agentId : sailingId);

const exports = allCalls.filter(({ call }) => isExport(call));

test.each(exports)('$name is noted with who took it and through which screen', async ({ call }) => {
  const before = (await noted()).length;
  const answer = await exported(
    call.path.replace('{id}', String(idFor(call.path))).replace('{shipId}', String(shipId)),
    call.method,
    call.body ? bodyFor(call) : null,
  );
  expect(answer.status).toBe(200);
  const [entry, ...others] = await noted();
  expect(others).toHaveLength(before);
  expect(entry).toMatchObject({
    account: 'admin',
    entity: call.path.split('/')[1],
    entityId: expect.stringMatching(/^\/\w+\/\w+$/),
    address: '127.0.0.1',
  });
});

test('what is exported of one record is noted with its number', async () => {
  const answer = await exported(`/boarding/${sailingId}/manifest/export`, 'POST', { format: 'csv' });
  expect(answer.status).toBe(200);
  const [entry] = await noted();
  expect(entry?.after).toEqual({ id: sailingId, format: 'csv' });
});

test('the filters are noted, but not the words somebody typed', async () => {
  const filter = { keyword: 'Tan Mei Ling', status: 'paid', from: '2025-11-01' };
  const answer = await exported('/recharge/export', 'POST', {
    filter,
    sort: { by: 'createdAt', order: 'asc' },
  });
  expect(answer.status).toBe(200);
  const [entry] = await noted();
  expect(entry?.after).toEqual({
    filter: { keyword: '…', status: 'paid', from: '2025-11-01' },
    sort: { by: 'createdAt', order: 'asc' },
  });
});

test('what was refused is not noted', async () => {
  const before = await noted();
  expect((await exported('/order/export', 'POST', {}, await server.login('food'))).status).toBe(403);
  expect((await exported('/order/export', 'POST', { filter: { status: 'odd' } })).status).toBe(400);
  expect(await noted()).toEqual(before);
});
