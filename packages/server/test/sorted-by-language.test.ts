import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import { sailingDeskCalls } from '@gangway/contract/booking/sailing-desk-calls.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sailingDay, sellPaid } from './boarding.ts';
import { makeSailing, passLine, somebody } from './booking.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('editor');
  for (const name of ['白鹭', 'Zeta', '海星', 'apollo', '바다', 'Éole'])
    await server.call(fleetCalls.saveShip, { body: ship(name) }, { token });
});
afterAll(() => server.stop());

const manager = 'Harbour master Sorted';
const ship = (name: string) => ({
  name,
  status: 'active' as const,
  manager,
  managerContact: '',
  description: '',
  imageIds: [],
});

const sorted: Record<Locale, string[]> = {
  en: ['apollo', 'Éole', 'Zeta', '바다', '海星', '白鹭'],
  zh: ['白鹭', '海星', 'apollo', 'Éole', 'Zeta', '바다'],
  ko: ['바다', '白鹭', '海星', 'apollo', 'Éole', 'Zeta'],
};

test.each(Object.entries(sorted) as [Locale, string[]][])(
  'ships stand in the order of their names in %s, page by page and either way',
  async (locale, names) => {
    const page = async (size: number, number: number, order: 'asc' | 'desc') => {
      const body = { page: number, size, sort: { by: 'name' as const, order }, filter: { keyword: manager } };
      const { data } = await server.call(fleetCalls.pageShips, { body }, { token, locale });
      return data.records.map(({ name }) => name);
    };
    expect([...(await page(4, 1, 'asc')), ...(await page(4, 2, 'asc'))]).toEqual(names);
    expect(await page(20, 1, 'desc')).toEqual(names.toReversed());
    const { data } = await server.call(fleetCalls.listShips, {}, { token, locale });
    expect(data.map(({ name }) => name).filter((name) => names.includes(name))).toEqual(names);
  },
);

test('the people of a sailing stand by the sound of their names in Chinese, and by the alphabet before them in English', async () => {
  const sailing = await makeSailing(server, { date: sailingDay(), capacity: 20 });
  const people = ['杨帆', 'Émile Roy', '陈美玲', 'zoe Lim', '黄志强', 'Zara Ong'];
  await sellPaid(
    server,
    passLine(
      sailing,
      people.map((name) => somebody({ name })),
    ),
  );
  const params = { id: sailing.sailingId };
  const admin = await server.login('admin');
  const missing = async (locale: Locale) => {
    const { data } = await server.call(
      boardingCalls.pageMissing,
      { params, body: {} },
      { token: admin, locale },
    );
    return data.records.map(({ name }) => name);
  };
  const guests = async (locale: Locale) => {
    const { data } = await server.call(sailingDeskCalls.sailingGuests, { params }, { token: admin, locale });
    return data.map(({ name }) => name);
  };
  for (const list of [missing, guests]) {
    expect(await list('zh')).toEqual(['陈美玲', '黄志强', '杨帆', 'Émile Roy', 'Zara Ong', 'zoe Lim']);
    expect((await list('en')).slice(0, 3)).toEqual(['Émile Roy', 'Zara Ong', 'zoe Lim']);
  }
});
