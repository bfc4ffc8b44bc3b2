import { viewCalls } from '@gangway/contract/settings/view-calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Held } from '../../../../test/held.ts';
import { sql } from '../../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts';

const place = { screen: '/ship/shipOrder', list: 'orders' } as const;
let server: TestServer;
let desk: string;
let finance: string;

beforeAll(async () => {
  server = await startTestServer();
  desk = await server.login('frontdesk');
  finance = await server.login('finance');
});
afterAll(() => server.stop());

const keep = (token: string, name: string, more: object = {}) =>
  server.call(
    viewCalls.keepView,
    { body: { ...place, name, query: 'status=paid', columns: ['paidAt'], shared: false, ...more } },
    { token },
  );
const list = async (token: string, at = place) => server.call(viewCalls.listViews, { query: at }, { token });
const names = async (token: string) => (await list(token)).data.map(({ name }) => name);
const ownNames = async (token: string) =>
  (await list(token)).data.filter(({ isOwn }) => isOwn).map(({ name }) => name);
const drop = (token: string, id: number) => server.call(viewCalls.dropView, { params: { id } }, { token });

test('a view is its owner’s alone until it is shared, and kept again under its name it is replaced', async () => {
  const { data: mine } = await keep(desk, 'Paid');
  expect(mine).toMatchObject({ name: 'Paid', query: 'status=paid', columns: ['paidAt'], isOwn: true });
  expect(await names(desk)).toEqual(['Paid']);
  expect(await names(finance)).toEqual([]);
  const again = await keep(desk, 'Paid', { shared: true, query: 'status=unpaid' });
  expect(again.data.id).toBe(mine.id);
  expect((await list(finance)).data).toMatchObject([
    { name: 'Paid', query: 'status=unpaid', isOwn: false, by: 'frontdesk', person: 'Amirah Yusof' },
  ]);
  // Another's of the same name stands beside it.
  await keep(finance, 'Paid');
  expect((await list(finance)).data.map(({ isOwn }) => isOwn)).toEqual([true, false]);
});

test('a view of a list is not one of another, and none is seen or kept where the screen may not be opened', async () => {
  await keep(desk, 'Elsewhere', { list: 'other' });
  expect(await names(desk)).not.toContain('Elsewhere');
  const closed = await server.login('housekeeping');
  expect((await list(closed)).status).toBe(403);
  expect((await keep(closed, 'Sly', { shared: true })).status).toBe(403);
});

test('a view is deleted by its owner, or, where it is shared, by whoever may edit the settings, and that is noted', async () => {
  const { id } = (await keep(desk, 'Mine', { shared: true })).data;
  expect(await drop(finance, id)).toMatchObject({ reason: 'record.missing' });
  expect((await drop(desk, id)).code).toBe(200);
  expect(await drop(desk, id)).toMatchObject({ reason: 'record.missing' });
  const boss = await server.login('admin');
  const { id: own } = (await keep(desk, 'My own')).data;
  const { id: left } = (await keep(desk, 'Left behind', { shared: true })).data;
  const mayDrop = async (token: string) =>
    (await list(token)).data.filter((view) => view.mayDrop).map(({ name }) => name);
  expect(await mayDrop(finance)).not.toContain('Left behind');
  expect(await mayDrop(boss)).toContain('Left behind');
  expect(await drop(boss, own)).toMatchObject({ reason: 'record.missing' });
  expect((await drop(boss, left)).code).toBe(200);
  expect(await names(desk)).not.toContain('Left behind');
  const noted = await sql(
    server.databaseUrl,
    `select username, entity_id, before->>'name' as name from audit_log where entity = 'savedView'`,
  );
  expect(noted).toEqual([{ username: 'admin', entity_id: String(left), name: 'Left behind' }]);
});

test('nobody keeps views without end, but those that are there can be replaced', async () => {
  await keep(finance, 'First');
  await sql(
    server.databaseUrl,
    `insert into saved_views (account_id, screen, list, name, query, columns, shared, updated_at)
     select a.id, '/ship/shipOrder', 'orders', 'View ' || n, '', '{}', false, now()
       from accounts a, generate_series(1, 200) n where a.username = 'finance'`,
  );
  expect(await keep(finance, 'One too many')).toMatchObject({ status: 422, reason: 'view.tooMany' });
  expect((await keep(finance, 'First', { query: 'slot=day' })).data.query).toBe('slot=day');
});

test('of two kept at the same moment the one there is no room for is refused', async () => {
  const editor = await server.login('editor');
  const put = (from: number, to: number) =>
    `insert into saved_views (account_id, screen, list, name, query, columns, shared, updated_at)
     select a.id, '/ship/shipOrder', 'orders', 'View ' || n, '', '{}', false, now()
       from accounts a, generate_series(${from}, ${to}) n where a.username = 'editor'`;
  await sql(server.databaseUrl, put(1, 199));
  const other = await Held.begin(server.databaseUrl);
  await other.do("select from accounts where username = 'editor' for no key update");
  await other.do(put(200, 200));
  const late = keep(editor, 'Late');
  await other.waitedFor(late);
  await other.commit();
  expect(await late).toMatchObject({ status: 422, reason: 'view.tooMany' });
  expect(await ownNames(editor)).toHaveLength(200);
});

test('a name typed in other letters is the same view', async () => {
  const boss = await server.login('admin');
  const first = await keep(boss, 'Night desk');
  const again = await keep(boss, 'NIGHT DESK', { query: 'slot=night' });
  expect(again.data).toMatchObject({ id: first.data.id, name: 'NIGHT DESK', query: 'slot=night' });
  expect(await ownNames(boss)).toEqual(['NIGHT DESK']);
});
