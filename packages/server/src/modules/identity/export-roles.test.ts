import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExport } from '../../../test/read-export.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('admin');
});
afterAll(() => server.stop());

const roles = (locale = 'en') => readExport(server, identityCalls.exportRoles, {}, { token, locale });
const menus = (locale = 'en') => readExport(server, identityCalls.exportMenus, {}, { token, locale });

test('every role is read back from Excel with what it may do on each screen', async () => {
  const { rows } = await roles();
  const { data } = await server.call(identityCalls.listRoles, {}, { token });
  expect(rows.map((row) => row['Name'])).toEqual(data.map(({ name }) => name));
  const of = (name: string) => rows.find((row) => row['Name'] === name);
  expect(of('frontdesk')).toMatchObject({
    Template: 'Editor',
    Description: 'Counter sales, room check-in and check-out',
    Accounts: 1,
    'Payment records': 'View',
    Orders: 'Edit',
    'Daily closing': null,
  });
  expect(of('admin')).toMatchObject({ Template: 'Admin', 'Daily closing': 'Edit', Roles: 'Edit' });
});

test('the entries of the menu are read back from Excel in the order of the menu', async () => {
  const { rows } = await menus();
  const { data } = await server.call(identityCalls.listMenus, {}, { token });
  expect(rows.map((row) => row['Path'])).toEqual(data.map(({ path }) => path));
  expect(rows.find((row) => row['Path'] === '/business/dailyClosing')).toMatchObject({
    'Title (English)': 'Daily closing',
    Position: 16,
    Shown: 'On',
    Legacy: null,
  });
});

test.each(['zh', 'ko'])('both speak %s', async (locale) => {
  for (const sheet of [roles, menus]) {
    const english = await sheet();
    const { titles } = await sheet(locale);
    expect(titles.filter((title) => english.titles.includes(title))).toEqual([]);
  }
});

test('whoever may not see roles gets no sheet of them', async () => {
  const editor = { token: await server.login('editor') };
  expect((await server.call(identityCalls.exportRoles, {}, editor)).status).toBe(403);
});
