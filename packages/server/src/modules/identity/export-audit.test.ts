import { maxSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExport } from '../../../test/read-export.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date('2026-11-15T16:30:00Z'));
  token = await server.login('admin');
  for (const value of ['550', '560'])
    await server.call(
      settingsCalls.updateValueByKey,
      { body: { key: 'sailing.capacity', value } },
      { token },
    );
});
afterAll(() => server.stop());

const audit = (body: object, locale = 'en') =>
  readExport(server, identityCalls.exportAudit, { body }, { token, locale });
const changes = { entity: 'config', entityId: 'sailing.capacity' };

test('the entries that match are read back from Excel in the order of the list', async () => {
  const { file, rows } = await audit({ filter: changes });
  expect(file).toBe('audit-log-2026-11-16.xlsx');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    Time: new Date('2026-11-16T00:30:00Z'),
    Person: 'Farah Zainal',
    Action: 'Change',
    Record: 'Setting',
    'Number or name': 'sailing.capacity',
    Before: 'Value: 550',
    After: 'Value: 560',
  });
  const upwards = await audit({ filter: changes, sort: { by: 'at', order: 'asc' } });
  expect(upwards.rows).toEqual(rows.toReversed());
  expect((await audit({ filter: { ...changes, account: 'nobody' } })).rows).toEqual([]);
});

test.each(['zh', 'ko'])('the log speaks %s', async (locale) => {
  const { titles } = await audit({ filter: changes }, locale);
  const english = await audit({ filter: changes });
  expect(titles.filter((title) => english.titles.includes(title))).toEqual([]);
});

test('what changed stands in words, amounts in ringgit', async () => {
  const { data: role } = await server.call(
    identityCalls.saveRole,
    { body: { name: 'watch', template: 'editor', grants: [] } },
    { token },
  );
  await sql(
    server.databaseUrl,
    `insert into audit_log (at, username, action, entity, entity_id, before, after, address, request_id)
     values (now(), 'words', 'change', 'order', '0', $1, $2, '', '')`,
    [
      { roleId: role.id, same: 1 },
      { dueSen: 10_000, newTotalSen: 123_450, roleId: null, same: 1 },
    ],
  );
  const filter = { entity: 'order', entityId: '0' };
  expect((await audit({ filter })).rows).toMatchObject([
    { Before: 'Role: watch', After: 'Role: -\nAmount due: RM 100.00\nNew total: RM 1,234.50' },
  ]);
  const { rows } = await audit({ filter }, 'zh');
  expect(rows).toMatchObject([{ 变更前: '角色: watch' }]);
});

test('the system users that match are read back, without anything secret', async () => {
  const { file, rows } = await readExport(
    server,
    identityCalls.exportSystemUsers,
    { body: { filter: { keyword: 'admin' } } },
    { token },
  );
  expect(file).toBe('system-users-2026-11-16.xlsx');
  expect(rows).toEqual([
    expect.objectContaining({
      Username: 'admin',
      Role: 'admin',
      Status: 'Active',
      'Last login': new Date('2026-11-16T00:30:00Z'),
    }),
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/argon|hash/);
});

test('a sheet of as many entries as it holds is whole; of one more it says that it was cut', async () => {
  const add = (first: number, last: number) =>
    sql(
      server.databaseUrl,
      `insert into audit_log (at, username, action, entity, entity_id, address, request_id)
       select now(), 'many', 'update', 'config', 'many', '', '' from generate_series($1::int, $2::int)`,
      [first, last],
    );
  const filter = { entity: 'config', entityId: 'many' };
  await add(1, maxSheetRows);
  const whole = await audit({ filter });
  expect(whole.rows).toHaveLength(maxSheetRows);
  expect(whole.note).toBeNull();
  expect(whole.rows.at(-1)).toMatchObject({ Person: 'many' });
  await add(1, 1);
  const cut = await audit({ filter });
  expect(cut.note).toBe('Only the first 100000 rows stand here: narrow the list for the others.');
  expect(cut.rows).toHaveLength(maxSheetRows);
});
