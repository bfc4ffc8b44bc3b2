import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { CheckoutAnswer } from '@gangway/contract/booking/schemas.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { settingRegistry, type SettingKey } from '@gangway/contract/settings/registry.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  buy,
  firstOrder,
  makeSailing,
  newCustomer,
  passLine,
  type SmallSailing,
  somebody,
} from '../../../test/booking.ts';
import { catalogueMaker } from '../../../test/catalogue.ts';
import { countDeadlocks, tellStatistics } from '../../../test/count-deadlocks.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { sweepHolds } from './sweep-holds.ts';

let one: TestServer;
let other: TestServer;
let sailing: SmallSailing;
let another: SmallSailing;
let account: string;
let turn = 0;

beforeAll(async () => {
  one = await startTestServer();
  other = await startTestServer({ databaseUrl: one.databaseUrl });
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});
beforeEach(async () => {
  turn += 1;
  const date = addDays(portDate(new Date()), 60);
  await sql(one.databaseUrl, `delete from config_entries; delete from place_holds`);
  sailing = await makeSailing(one, { date, name: `H${turn}`, passes: 500 });
  const make = catalogueMaker(one, await one.login('editor'));
  const sailingId = await make.sailing(sailing.shipId, sailing.routeId, addDays(date, 1), 'day', {});
  another = { ...sailing, sailingId };
  account = await newCustomer(one, `hoarder${turn}`);
});

const people = (count: number) => Array.from({ length: count }, () => somebody());
const hold = (count: number, where = sailing, token = account, server = one) =>
  buy(server, token, [passLine(where, people(count))]);
const outcome = ({ lines: [line] }: CheckoutAnswer) => (line?.ok ? 'held' : line?.reason);
const set = async (key: SettingKey, value: number) => {
  const token = await one.login('admin');
  const answer = await one.call(
    settingsCalls.updateValueByKey,
    { body: { key, value: String(value) } },
    { token },
  );
  expect(answer.code).toBe(200);
};
const limitOf = (key: SettingKey) => Number(settingRegistry[key].default);

test('an account holds so many unpaid places on a sailing, and no more until it pays or lets go', async () => {
  const most = limitOf('booking.heldPerSailing');
  const orders: number[] = [];
  for (let held = 0; held + 10 <= most; held += 10) orders.push(firstOrder(await hold(10)).id);
  const answer = await hold(1);
  expect(outcome(answer)).toBe('booking.heldSailing');
  expect(answer.lines[0]).toMatchObject({ message: expect.stringContaining(String(most)) as string });
  await one.call(bookingCalls.cancelMyOrders, { body: { ids: orders.slice(0, 1) } }, { token: account });
  expect(outcome(await hold(10))).toBe('held');
});

test('and so many on all sailings together; somebody else is not held up by it', async () => {
  await set('booking.heldPerAccount', 15);
  expect(outcome(await hold(10))).toBe('held');
  expect(outcome(await hold(6, another))).toBe('booking.heldAccount');
  expect(outcome(await hold(5, another))).toBe('held');
  expect(outcome(await hold(6, another, await newCustomer(one, `neighbour${turn}`)))).toBe('held');
});

test('many checkouts of one account at once, at two processes, hold no more than one after the other', async () => {
  await set('booking.heldPerSailing', 7);
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) => hold(2, sailing, account, index % 2 === 0 ? one : other)),
  );
  const outcomes = answers.map(outcome);
  expect(outcomes.filter((each) => each === 'held')).toHaveLength(3);
  expect(new Set(outcomes)).toEqual(new Set(['held', 'booking.heldSailing']));
});

const giveUp = (id: number) =>
  one.call(bookingCalls.cancelMyOrders, { body: { ids: [id] } }, { token: account });
/** As if orders that were given up had been held for all but the last of their time. */
const holdLonger = (id: number) =>
  sql(
    one.databaseUrl,
    `update orders set created_at = canceled_at - interval '597 seconds',
            hold_expires_at = canceled_at + interval '3 seconds' where id = $1`,
    [id],
  );

test('places that were held and never paid for add up for a day', async () => {
  await set('booking.lapsedPerDay', 6);
  const { id } = firstOrder(await hold(3));
  await sql(one.databaseUrl, `update place_holds set expires_at = now() - interval '1 second'`);
  await sweepHolds(one.gangway.platform.db, new Date());
  expect(outcome(await hold(3))).toBe('held');
  // Ended, and not swept yet.
  await sql(one.databaseUrl, `update place_holds set expires_at = now() - interval '1 second'`);
  expect(outcome(await hold(1))).toBe('booking.lapsed');
  await sql(
    one.databaseUrl,
    `update orders set canceled_at = canceled_at - interval '25 hours' where id = $1`,
    [id],
  );
  expect(outcome(await hold(1))).toBe('held');
});

test('what is given up at once hardly counts, but a tenth always does', async () => {
  await set('booking.lapsedPerDay', 3);
  for (let count = 0; count < 6; count += 1) await giveUp(firstOrder(await hold(5)).id);
  expect(outcome(await hold(5))).toBe('booking.lapsed');
});

test('what is given up a moment before its end counts as much as what ends', async () => {
  await set('booking.lapsedPerDay', 5);
  for (let count = 0; count < 2; count += 1) {
    const { id } = firstOrder(await hold(3));
    await giveUp(id);
    await holdLonger(id);
  }
  expect(outcome(await hold(1))).toBe('booking.lapsed');
});

test('what ends because somebody of it was paid for elsewhere counts like what is given up', async () => {
  await set('booking.lapsedPerDay', 5);
  for (let count = 0; count < 2; count += 1) {
    const { id } = firstOrder(await hold(3));
    await giveUp(id);
    await holdLonger(id);
    await sql(one.databaseUrl, `update orders set cancel_reason = 'person' where id = $1`, [id]);
  }
  expect(outcome(await hold(1))).toBe('booking.lapsed');
});

test('giving up frees what may be held now, and no more than that', async () => {
  await set('booking.heldPerSailing', 4);
  const { id } = firstOrder(await hold(4));
  expect(outcome(await hold(1))).toBe('booking.heldSailing');
  await giveUp(id);
  expect(outcome(await hold(5))).toBe('booking.heldSailing');
  expect(outcome(await hold(4))).toBe('held');
});

test('one address holds so much, whatever the number of its accounts; the counter sells on', async () => {
  await set('booking.heldPerAddress', 12);
  expect(outcome(await hold(10))).toBe('held');
  const second = await newCustomer(one, `second${turn}`);
  expect(outcome(await hold(3, sailing, second))).toBe('booking.heldAddress');
  expect(outcome(await hold(2, sailing, second))).toBe('held');
  const staff = await one.login('frontdesk');
  const line = passLine(sailing, people(5));
  const sale = {
    key: crypto.randomUUID(),
    accountId: null,
    method: 'cash' as const,
    agreed: true as const,
    line,
    complimentaryReason: '',
  };
  const sold = await one.call(bookingCalls.counterSale, { body: sale }, { token: staff });
  expect(outcome(sold.data)).toBe('held');
});

test('an agent holds more than a family', async () => {
  const agent = await one.login('agent');
  for (let held = 0; held <= limitOf('booking.heldPerSailing'); held += 10)
    expect(outcome(await hold(10, sailing, agent))).toBe('held');
  await set('booking.heldByAgent', 31);
  expect(outcome(await hold(2, sailing, agent))).toBe('booking.heldAccount');
});

test('what an agent lets lapse in a day is counted too, by the larger of the two limits', async () => {
  const agent = await one.login('agent');
  await set('booking.heldByAgent', 8);
  await set('booking.lapsedPerDay', 4);
  const lapse = async (count: number) => {
    expect(outcome(await hold(count, sailing, agent))).toBe('held');
    await sql(one.databaseUrl, `update place_holds set expires_at = now() - interval '1 second'`);
  };
  await lapse(5);
  await lapse(3);
  const answer = await hold(1, sailing, agent);
  expect(outcome(answer)).toBe('booking.lapsed');
  expect(answer.lines[0]).toMatchObject({ message: expect.stringContaining('8 places') as string });
  await set('booking.lapsedPerDay', 9);
  expect(outcome(await hold(1, sailing, agent))).toBe('held');
});

test('what a hold was counted by goes with it, and an address is not readable', async () => {
  const { id } = firstOrder(await hold(1));
  const keys = () => sql(one.databaseUrl, 'select address_key from place_holds where order_id = $1', [id]);
  const [row] = await keys();
  expect(row?.['address_key']).toMatch(/^[\w-]{43}$/);
  await one.call(bookingCalls.cancelMyOrders, { body: { ids: [id] } }, { token: account });
  expect(await keys()).toEqual([]);
});

test('of all these nobody waited in a circle', async () => {
  await tellStatistics(other.gangway.pool);
  expect(await countDeadlocks(one.gangway.pool)).toBe(0);
});
