import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import type { ConfigEntry } from '@gangway/contract/settings/schemas.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExport } from '../../../test/read-export.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  await sql(server.databaseUrl, 'delete from config_entries');
  token = await server.login('editor');
  for (const body of [
    { key: 'sailing.capacity', value: '450', remark: 'fewer chairs' },
    { key: 'change.adminFeeSen', value: '2550' },
    { key: 'boarding.reboard', value: 'true' },
    { key: 'system.useUntil', value: '2025-01-01T00:00:00+08:00' },
    { key: 'refund.tiers', value: '[{"fromDays":10,"percent":10},{"fromDays":0,"percent":90}]' },
    { key: 'harbour.note', value: '=1+1', remark: 'Note of the harbour' },
  ])
    await server.call(settingsCalls.add, { body }, { token });
  await sql(server.databaseUrl, `update config_entries set updated_at = '2025-03-05T01:00:00Z'`);
});
afterAll(() => server.stop());

const exported = async (keyword?: string, locale = 'en') =>
  readExport(
    server,
    settingsCalls.exportConfig,
    { body: keyword === undefined ? {} : { filter: { keyword } } },
    { token: await server.login('finance'), locale },
  );
const list = async () => (await server.call(settingsCalls.queryList, {}, { token })).data;

test('every entry is read back from Excel as the list has it, with its default and when it was changed', async () => {
  const { file, rows } = await exported();
  const entries = await list();
  expect(file).toMatch(/^settings-\d{4}-\d\d-\d\d\.xlsx$/);
  // Entries of a group stand together, as on the screen.
  expect(new Set(rows.map((row) => row['Key']))).toEqual(new Set(entries.map(({ key }) => key)));
  expect(rows).toHaveLength(entries.length);
  const groups = rows.map((row) => row['Group']);
  expect(groups.filter((group, at) => group !== groups[at - 1])).toEqual([...new Set(groups)]);
  const rowOf = ({ key }: ConfigEntry) => rows.find((row) => row['Key'] === key);
  expect(entries.map(rowOf)).toMatchObject(
    entries.map(({ remark, updatedAt }) => ({
      Remark: remark || null,
      // The clock at the port.
      Changed: updatedAt && new Date('2025-03-05T09:00:00Z'),
    })),
  );
  const numbers = entries.filter(({ kind }) => kind === 'integer');
  expect(numbers.map(rowOf)).toMatchObject(
    numbers.map((entry) => ({ Value: Number(entry.value), Default: Number(entry.default) })),
  );
  const texts = entries.filter(({ kind, value }) => kind === 'text' && value !== '');
  expect(texts.map(rowOf)).toMatchObject(
    texts.map((entry) => ({ Value: entry.value, Default: entry.default })),
  );
});

test('a value stands there as the screen shows it, a plain number as a number', async () => {
  const { rows } = await exported();
  const of = (key: string) => rows.find((row) => row['Key'] === key);
  expect(of('sailing.capacity')).toEqual({
    Group: 'Sailings',
    Setting: 'People a new sailing takes',
    Key: 'sailing.capacity',
    Value: 450,
    Default: 600,
    Changed: expect.any(Date),
    Remark: 'fewer chairs',
  });
  expect(of('booking.holdMinutes')).toMatchObject({ Value: 10, Default: 10, Changed: null });
  expect(of('change.adminFeeSen')).toMatchObject({ Value: 'RM 25.50', Default: 'RM 50.00' });
  expect(of('refund.noShowPercent')).toMatchObject({ Value: '100%' });
  expect(of('boarding.reboard')).toMatchObject({ Value: 'On', Default: 'Off' });
  expect(of('system.useUntil')).toMatchObject({ Value: '2025-01-01 00:00 UTC+8' });
  expect(of('refund.tiers')).toMatchObject({ Value: '10 or more: 10%\n0 to 9: 90%' });
  expect(of('company.address')).toMatchObject({ Value: 'Not set', Default: 'Not set' });
  expect(rows.at(-1)).toMatchObject({
    Group: 'Other entries',
    Setting: 'Note of the harbour',
    Key: 'harbour.note',
    Value: '=1+1',
    Default: null,
  });
});

test('only those looked for come: by key, by what they are about in the language of whoever asks, or by value', async () => {
  const keys = async (keyword: string, locale?: string) =>
    (await exported(keyword, locale)).rows.map((row) => Object.values(row)[2]);
  expect(await keys('CHANGE.adminFee')).toEqual(['change.adminFeeSen']);
  expect(await keys('people a new sailing')).toEqual(['sailing.capacity']);
  expect(await keys('people a new sailing', 'ko')).toEqual([]);
  expect(await keys('=1+1')).toEqual(['harbour.note']);
});

test.each([
  ['zh', '分组', '开'],
  ['ko', '그룹', '켜짐'],
])('it speaks %s', async (locale, group, on) => {
  const { titles, rows } = await exported(undefined, locale);
  expect(titles[0]).toBe(group);
  expect(titles.filter((title) => /^[A-Za-z ]+$/.test(title))).toEqual([]);
  expect(rows.find((row) => Object.values(row).includes('boarding.reboard'))).toMatchObject({
    [titles[3] ?? '']: on,
  });
});

test('whoever may not see the settings gets no sheet of them', async () => {
  const desk = { token: await server.login('frontdesk') };
  expect((await server.call(settingsCalls.exportConfig, { body: {} }, desk)).status).toBe(403);
});
