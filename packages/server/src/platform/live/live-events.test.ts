import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type OpenStream, openStream } from '../../../test/open-stream.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let one: TestServer;
let other: TestServer;
let admin: string;
const streams: OpenStream[] = [];

beforeAll(async () => {
  one = await startTestServer();
  other = await startTestServer({ databaseUrl: one.databaseUrl });
  admin = await one.login('admin');
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

/** A page open on the other process. */
async function open(token: string): Promise<OpenStream> {
  const stream = await openStream(other.url, { 'x-token': token });
  streams.push(stream);
  return stream;
}

const change = (key: string) => one.call(settingsCalls.add, { body: { key, value: '1' } }, { token: admin });
const soon = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 20 });

test('a change on one process reaches a page that is open on another', async () => {
  const stream = await open(await one.login('finance'));
  expect(stream.headers.get('content-type')).toBe('text/event-stream');
  await change('told.everywhere');
  await soon(() => expect(stream.events).toEqual([{ type: 'settings.changed', key: 'told.everywhere' }]));
});

test('changes of roles and menus are told too', async () => {
  const stream = await open(await one.login('finance'));
  await one.call(
    identityCalls.saveRole,
    { body: { name: 'told', template: 'editor', grants: [] } },
    { token: admin },
  );
  const title = { en: 'Dashboard', zh: '工作台', ko: '대시보드' };
  const body = { path: '/dashboard', title, icon: 'gauge', position: 10, enabled: true };
  await one.call(identityCalls.saveMenu, { body }, { token: admin });
  await soon(() => expect(stream.events).toEqual([{ type: 'grants.changed' }, { type: 'menus.changed' }]));
});

test('what is for staff is not told to customers', async () => {
  const customerToken = await one.login('customer');
  const [staff, customer] = [await open(await one.login('finance')), await open(customerToken)];
  await change('for.staff');
  await soon(() => expect(staff.events).toHaveLength(1));
  await one.call(identityCalls.logout, {}, { token: customerToken });
  await soon(() => expect(customer.events).toEqual([{ type: 'session.ended' }]));
});

test('the end of a session is told to its own page only, and ends its stream', async () => {
  const [first, second] = [await one.login('food'), await one.login('food')];
  const [ended, going] = [await open(first), await open(second)];
  await one.call(identityCalls.logoutElsewhere, {}, { token: second });
  await ended.ended;
  expect(ended.events).toEqual([{ type: 'session.ended' }]);
  await change('still.told');
  await soon(() => expect(going.events).toEqual([{ type: 'settings.changed', key: 'still.told' }]));
});

test('the end of thousands of sessions at once is told too', async () => {
  const token = await one.login('chip');
  const stream = await open(token);
  await sql(
    one.databaseUrl,
    `insert into sessions (account_id, token_hash, address, device, started_at, last_seen_at, expires_at)
     select account_id, 'many ' || n, address, device, started_at, last_seen_at, expires_at
       from sessions, generate_series(1, 3000) n
      where id = (select max(id) from sessions where ended_at is null and account_id = (select id from accounts where username = 'chip'))`,
  );
  await one.call(identityCalls.logoutElsewhere, {}, { token: await one.login('chip') });
  await stream.ended;
  expect(stream.events).toEqual([{ type: 'session.ended' }]);
});

test('a browser opens it with its cookie; without a session nobody does', async () => {
  const withCookie = await openStream(other.url, { cookie: `gangway_token=${admin}` });
  streams.push(withCookie);
  expect(withCookie.status).toBe(200);
  expect((await openStream(other.url, {})).status).toBe(401);
  expect((await openStream(other.url, { cookie: 'gangway_token=forged' })).status).toBe(401);
});

test('a stream carries the headers of every answer', async () => {
  const { headers } = await open(admin);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
});
