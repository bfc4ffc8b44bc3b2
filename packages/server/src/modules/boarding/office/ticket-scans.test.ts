import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDevice, sellUnpaid, sailingDay } from '../../../../test/boarding.ts';
import { makeSailing, passLine, type SmallSailing, somebody } from '../../../../test/booking.ts';
import { sql } from '../../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts';

let server: TestServer;
let day: SmallSailing;
let nightId: number;
let orderId: number;

beforeAll(async () => {
  server = await startTestServer();
  day = await makeSailing(server, { date: sailingDay() });
  nightId = (await makeSailing(server, { date: sailingDay(1), name: 'Borealis' })).sailingId;
  const guests = [somebody({ name: 'Mei Ling Tan' }), somebody({ name: 'Chen Dawen' })];
  orderId = (await sellUnpaid(server, passLine(day, guests))).id;
});
afterAll(() => server.stop());

const detail = async () => {
  const token = await server.login('frontdesk');
  return (await server.call(bookingCalls.orderDetail, { params: { id: orderId } }, { token })).data;
};

test('an order says of each post who scanned a ticket there and on which device', async () => {
  const [mei, chen] = (await detail()).tickets;
  const gangway = await addDevice(server, 'Gangway 1');
  const kitchen = await addDevice(server, 'Kitchen');
  await sql(
    server.databaseUrl,
    `insert into boarding_tickets (sailing_id, ticket_id, aboard, boarded_at, boarded_by, boarded_device,
       food_at, food_by, food_device, chip_at, chip_by, disembarked_at, disembarked_by, disembarked_device)
     select $1, $2, false, now(), boarding.id, $3, now(), food.id, $4, now(), chip.id, now(), boarding.id, $3
       from accounts boarding, accounts food, accounts chip
      where boarding.username = 'boarding' and food.username = 'food' and chip.username = 'chip'`,
    [day.sailingId, mei?.id, gangway, kitchen],
  );
  await sql(
    server.databaseUrl,
    `insert into boarding_tickets (sailing_id, ticket_id, aboard, boarded_at, boarded_by)
     select $1, $2, true, now(), id from accounts where username = 'boarding'`,
    [nightId, chen?.id],
  );
  const { tickets } = await detail();
  expect(tickets.map((ticket) => ticket.scans)).toEqual([
    [
      { post: 'board', account: 'Arif Hakimi', device: 'Gangway 1' },
      { post: 'food', account: 'Siti Mariam', device: 'Kitchen' },
      { post: 'chip', account: 'Jason Raj', device: null },
      { post: 'disembark', account: 'Arif Hakimi', device: 'Gangway 1' },
    ],
    // Let in on another sailing than the order's.
    [],
  ]);
});
