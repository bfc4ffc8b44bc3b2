import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSailing, passLine, type SmallSailing } from '../../../test/booking.ts';
import { catalogueMaker } from '../../../test/catalogue.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { forgetCarts } from './forget-carts.ts';

const today = portDate(new Date());
let server: TestServer;
let near: SmallSailing;
let far: SmallSailing;

beforeAll(async () => {
  server = await startTestServer();
  near = await makeSailing(server, { date: addDays(today, 5) });
  const make = catalogueMaker(server, await server.login('editor'));
  const sailingId = await make.sailing(near.shipId, near.routeId, addDays(today, 60), 'day', {});
  far = { ...near, sailingId };
});
afterAll(() => server.stop());

test('a cart line goes a set time after it was touched, and when its sailing has left', async () => {
  const token = await server.login('customer');
  for (const sailing of [near, far]) {
    const answer = await server.call(bookingCalls.saveCartLine, { body: passLine(sailing) }, { token });
    expect(answer.code).toBe(200);
  }
  const left = async () =>
    (await sql(server.databaseUrl, 'select sailing_id::int as id from cart_lines')).map((row) => row['id']);
  const after = async (days: number) => {
    server.setNow(new Date(Date.now() + days * 86_400_000));
    await forgetCarts(server.gangway.platform);
    return left();
  };
  expect(await after(1)).toEqual([near.sailingId, far.sailingId]);
  expect(await after(7)).toEqual([far.sailingId]);
  expect(await after(13)).toEqual([far.sailingId]);
  server.setNow(null);
  const body = { key: 'privacy.cartDays', value: '12' };
  await server.call(settingsCalls.updateValueByKey, { body }, { token: await server.login('admin') });
  expect(await after(13)).toEqual([]);
});
