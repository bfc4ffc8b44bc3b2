import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  buy,
  cabinLine,
  firstOrder,
  makeSailing,
  newCustomer,
  passLine,
  somebody,
} from '../../../test/booking.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';

let server: TestServer;
let passes: number;
let cabin: number;

beforeAll(async () => {
  server = await startTestServer();
  const sailing = await makeSailing(server, { date: addDays(portDate(new Date()), 60) });
  const customer = await newCustomer(server, 'agreeing');
  const three = [somebody(), somebody(), somebody()];
  passes = firstOrder(await buy(server, customer, [passLine(sailing, three)])).id;
  cabin = firstOrder(await buy(server, customer, [cabinLine(sailing, [somebody(), somebody()])])).id;
});
afterAll(() => server.stop());

/** Runs statements as one transaction, past the server. */
const run = (text: string) => sql(server.databaseUrl, text);
const leave = (order: number, count: number) =>
  `update tickets set live = false where order_id = ${order} and position < ${count};`;

describe('the database refuses, when the transaction ends, that', () => {
  test.each([
    [
      'people fall further than tickets',
      () => `${leave(passes, 1)} update orders set people = 1, units = 1 where id = ${passes};`,
    ],
    ['a ticket ends alone', () => leave(passes, 1)],
    ['people fall alone', () => `update orders set people = 1, units = 1 where id = ${passes}`],
    [
      'an order ends and its tickets live',
      () =>
        `update orders set status = 'canceled', canceled_at = now(), cancel_reason = 'staff' where id = ${passes}`,
    ],
    [
      'a ticket is on another sailing than its order',
      () => `update tickets set sailing_id = 4711 where order_id = ${passes}`,
    ],
    ['a ticket goes', () => `delete from tickets where order_id = ${passes} and position = 0`],
    [
      'a ticket comes',
      () =>
        `update tickets set order_id = ${cabin}, position = 7 where order_id = ${passes} and position = 0`,
    ],
  ])('%s', async (_, statement) => {
    await expect(run(statement())).rejects.toMatchObject({ constraint: 'orders_people' });
  });

  test.each([
    ['sailing_people_agree', 'update sailing_people set people_taken = people_taken - 1'],
    ['sailing_units_agree', 'update sailing_units set units_taken = units_taken - 1'],
    ['orders_units', 'update orders set units = 2 where people = 3'],
  ])('%s', async (constraint, statement) => {
    await expect(run(statement)).rejects.toMatchObject({ constraint });
  });

  test('and bears what agrees in the end, whatever came first', async () => {
    await run(
      `${leave(passes, 1)} update orders set people = 2, units = 2 where id = ${passes};
       update sailing_people set people_taken = people_taken - 1;
       update sailing_units u set units_taken = units_taken - 1 from orders o
        where o.id = ${passes} and u.sailing_id = o.sailing_id and u.room_type_id = o.room_type_id`,
    );
    expect(await run(`select people from orders where id = ${passes}`)).toEqual([{ people: 2 }]);
  });
});
