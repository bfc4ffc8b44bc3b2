import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { calls } from '@gangway/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, makeSailing, passLine } from '../../../test/booking.ts';
import { readExport } from '../../../test/read-export.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { fund } from '../../../test/wallet.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('editor');
  const { data } = await server.call(
    customersCalls.pageCustomers,
    { body: { filter: { keyword: 'agent' } } },
    { token },
  );
  for (const customer of data.records.filter(({ level }) => level === 'agent'))
    await fund(server, customer.id, 150_050);
  server.setNow(new Date('2026-11-15T16:30:00Z'));
});
afterAll(() => server.stop());

const customers = (body: object, locale = 'en') =>
  readExport(server, customersCalls.exportCustomers, { body }, { token, locale });
const agents = (body: object, locale = 'en') =>
  readExport(server, customersCalls.exportAgents, { body }, { token, locale });

test('the customers that match are read back from Excel, money as numbers and days as dates', async () => {
  const { file, rows } = await customers({ filter: { keyword: 'customer' } });
  expect(file).toBe('customers-2026-11-16.xlsx');
  expect(rows).toEqual([
    expect.objectContaining({
      Username: 'customer',
      Gender: 'Female',
      'Date of birth': new Date('1992-11-23T00:00:00Z'),
      'Identity card number': '•••• 5546',
      Level: 'Normal user',
      Balance: 0,
      Status: 'Active',
      Registered: expect.any(Date),
    }),
  ]);
  const agent = await customers({ filter: { level: 'agent' } });
  expect(agent.rows).toEqual([
    expect.objectContaining({
      Balance: 1500.5,
      'Reference code': 'AISYAH',
      'Superior agent': 'Lim Wei Sheng',
    }),
  ]);
});

test('what customers ordered and paid is what the screen says, and is added up', async () => {
  const sailing = await makeSailing(server, { date: '2026-12-01' });
  for (const name of ['customer', 'customer', 'agent'])
    await buy(server, await server.login(name), [passLine(sailing)]);
  await sql(server.databaseUrl, 'update orders set paid_sen = total_sen');
  const { rows, totals } = await customers({ sort: { by: 'username', order: 'asc' } });
  const body = { sort: { by: 'username', order: 'asc' } } as const;
  const { data: page } = await server.call(customersCalls.pageCustomers, { body }, { token });
  const accountIds = page.records.map(({ id }) => id);
  const shown = await server.call(calls.booking.orderCounts, { body: { accountIds } }, { token });
  expect(shown.data.map(({ orders }) => orders)).toEqual([1, 2, 0]);
  expect(rows.map((row) => [row['Orders'], row['Paid']])).toEqual(
    shown.data.map(({ orders, paidSen }) => [orders, paidSen / 100]),
  );
  const paid = shown.data.reduce((sum, { paidSen }) => sum + paidSen, 0);
  expect(totals).toMatchObject({ Username: 'Total', Orders: 3, Paid: paid / 100 });
});

test('the customers are sorted as the list is, and no number leaves the house', async () => {
  const sorted = async (order: string) =>
    (await customers({ sort: { by: 'username', order } })).rows.map((row) => row['Username']);
  expect(await sorted('asc')).toEqual(['agent', 'customer', 'superagent']);
  expect(await sorted('desc')).toEqual(['superagent', 'customer', 'agent']);
  expect(JSON.stringify((await customers({})).rows)).not.toMatch(/921123/);
});

test('the agents that match are read back with what each has left and has sold', async () => {
  const all = await agents({});
  expect(all.file).toBe('agents-2026-11-16.xlsx');
  expect(all.rows.map((row) => row['Username'])).toEqual(['superagent', 'agent']);
  const together = (title: string) => all.rows.reduce((sum, row) => sum + Number(row[title]), 0);
  for (const title of ['Balance', 'Orders sold', 'Sales']) expect(all.totals?.[title]).toBe(together(title));
  const { rows } = await agents({ filter: { keyword: 'aisy', level: 'agent' } });
  expect(rows).toEqual([
    expect.objectContaining({
      Name: 'Nurul Aisyah binti Rahman',
      Balance: 1500.5,
      'Orders sold': 0,
      Sales: 0,
      'Superior agent': 'Lim Wei Sheng',
    }),
  ]);
});

test.each(['zh', 'ko'])('the sheets speak %s', async (locale) => {
  const english = await customers({});
  const { titles, rows } = await customers({}, locale);
  expect(titles).toHaveLength(english.titles.length);
  expect(titles.filter((title) => english.titles.includes(title))).toEqual([]);
  expect(rows).toHaveLength(english.rows.length);
  expect((await agents({}, locale)).titles).not.toEqual((await agents({})).titles);
});
