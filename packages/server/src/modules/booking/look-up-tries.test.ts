import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buy, makeSailing, passLine, somebody } from '../../../test/booking.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let orderNo: string;
const nowhere = 'GW000000AAAAAA';

beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: 'loopback' } });
  const sailing = await makeSailing(server, { date: addDays(portDate(new Date()), 60) });
  const token = await server.login('customer');
  const answer = await buy(server, token, [passLine(sailing, [somebody({ idNumber: 'LOOKUP1111' })])]);
  const [line] = answer.lines;
  if (!line?.ok) throw new Error('not bought');
  ({ orderNo } = line.order);
  const body = { key: 'booking.lookUpTriesPerDay', value: '12' };
  await server.call(settingsCalls.updateValueByKey, { body }, { token: await server.login('admin') });
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.setNow(null);
  await sql(server.databaseUrl, 'delete from try_counters');
});

const lookUp = (number: string, idEnding: string, address = '203.0.113.1') =>
  server.call(
    bookingCalls.lookUpOrder,
    { body: { orderNo: number, idEnding } },
    { headers: { 'x-forwarded-for': address } },
  );
const guess = async (number: string, times: number, address: (turn: number) => string) => {
  const answers: string[] = [];
  for (let turn = 0; turn < times; turn += 1)
    answers.push(`${(await lookUp(number, 'ZZZZ', address(turn))).reason}`);
  return answers;
};

test('a wrong number and wrong digits get the same answers, however often', async () => {
  for (const address of [() => '203.0.113.1', (turn: number) => `198.51.100.${turn}`]) {
    await sql(server.databaseUrl, 'delete from try_counters');
    const answers = await guess(orderNo, 14, address);
    expect(answers[0]).toBe('order.lookup');
    expect(answers.at(-1)).not.toBe('order.lookup');
    expect(await guess(nowhere, 14, address)).toEqual(answers);
  }
});

test('a stranger who guesses does not keep the passenger from the order', async () => {
  expect(await guess(orderNo, 6, () => '198.51.100.1')).toEqual([
    ...Array.from({ length: 5 }, () => 'order.lookup'),
    'request.tooMany',
  ]);
  expect((await lookUp(orderNo, '1111')).code).toBe(200);
});

test('an order bears so many wrong tries a day from everywhere together, and says when to come again', async () => {
  const start = new Date();
  server.setNow(start);
  await guess(orderNo, 12, (turn) => `198.51.100.${turn}`);
  const answer = await lookUp(orderNo, '1111');
  expect(answer).toMatchObject({ status: 429, reason: 'order.lookupDay' });
  expect(Number(answer.headers.get('retry-after'))).toBe(24 * 60 * 60);
  server.setNow(new Date(start.getTime() + 24 * 60 * 60_000));
  expect((await lookUp(orderNo, '1111')).code).toBe(200);
});

test('looking at the own order as often as one likes uses nothing up', async () => {
  for (let turn = 0; turn < 35; turn += 1) expect((await lookUp(orderNo, '1111')).code).toBe(200);
});

test('an address over its limit makes no more counters', async () => {
  for (let turn = 0; turn < 31; turn += 1) await lookUp(`GW${turn}`, 'ZZZZ');
  const count = () => sql(server.databaseUrl, 'select count(*) from try_counters');
  const before = await count();
  for (let turn = 0; turn < 10; turn += 1)
    expect((await lookUp(`GX${turn}`, 'ZZZZ')).reason).toBe('request.tooMany');
  expect(await count()).toEqual(before);
});
