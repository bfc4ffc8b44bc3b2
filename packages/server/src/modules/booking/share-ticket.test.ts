import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { randomUUID } from 'node:crypto';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
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
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

const now = new Date();
const date = addDays(portDate(now), 9);
let server: TestServer;
let sailing: SmallSailing;
let customer: string;
let stranger: string;
let desk: string;

beforeAll(async () => {
  server = await startTestServer();
  customer = await server.login('customer');
  stranger = await newCustomer(server, 'stranger');
  desk = await server.login('frontdesk');
  sailing = await makeSailing(server, { date });
});
afterAll(() => server.stop());
beforeEach(() => server.setNow(now));

/** A paid order of two, as its owner sees it. */
async function bought() {
  const people = [somebody({ name: 'Ana Lim' }), somebody({ name: 'Ben Lim' })];
  const { id } = firstOrder(await buy(server, customer, [passLine(sailing, people)]));
  await server.call(bookingCalls.confirmPaid, { params: { id }, body: { method: 'cash' } }, { token: desk });
  return own(id);
}

async function own(orderId: number) {
  const body = { ids: [orderId] };
  const [order] = (await server.call(bookingCalls.listMyOrders, { body }, { token: customer })).data.orders;
  const [ana, ben] = order?.tickets ?? [];
  if (!order || !ana || !ben) throw new Error('no order');
  return { order, ana, ben };
}

const share = (id: number, token = customer) =>
  server.call(bookingCalls.shareTicket, { params: { id } }, { token });
const withdraw = (id: number, token = customer) =>
  server.call(bookingCalls.withdrawTicket, { params: { id } }, { token });
const open = (token: string) => server.call(bookingCalls.sharedTicket, { body: { token } });
const over = { status: 404, reason: 'ticket.shareOver' };

test('a link shows its one ticket, and nothing of the order, its money or others on it', async () => {
  const { order, ana, ben } = await bought();
  const { data: link } = await share(ana.id);
  const answer = await open(link.token);
  expect(answer.data.ticket).toEqual({
    serial: ana.serial,
    name: 'Ana Lim',
    ageGroup: 'adult',
    idType: ana.idType,
    idEnding: ana.idEnding.slice(-2),
    certificateNeeded: false,
    code: ana.code,
    boardedAt: null,
  });
  const all = JSON.stringify(answer.data);
  for (const secret of [order.orderNo, order.groupNo, ben.name, ben.serial, ana.idEnding, 'Sen"'])
    expect(all).not.toContain(secret);
  const after = await own(order.id);
  expect([after.ana.sharedAt, after.ben.sharedAt]).toEqual([link.sharedAt, null]);
});

test('asked for again, or by several at once, it is the same link; it stands nowhere as it is', async () => {
  const { ana } = await bought();
  const links = await Promise.all([share(ana.id), share(ana.id), share(ana.id)]);
  const tokens = new Set([...links, await share(ana.id)].map(({ data }) => data.token));
  expect(tokens.size).toBe(1);
  const rows = await sql<{ row: string }>(
    server.databaseUrl,
    'select s::text as row from ticket_links s where ticket_id = $1',
    [ana.id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain([...tokens][0]);
});

test('withdrawn, it shows nothing any more, and a new one is another', async () => {
  const { ana } = await bought();
  const { data: first } = await share(ana.id);
  expect((await withdraw(ana.id)).code).toBe(200);
  expect((await withdraw(ana.id)).code).toBe(200);
  expect(await open(first.token)).toMatchObject(over);
  const { data: second } = await share(ana.id);
  expect(second.token).not.toBe(first.token);
  expect((await open(second.token)).code).toBe(200);
  expect(await open(first.token)).toMatchObject(over);
});

test('it ends by who asked before it was made but came to the ticket after', async () => {
  const { order, ana } = await bought();
  const at = { params: { id: order.id } };
  const ways = [
    () => withdraw(ana.id),
    () => server.call(bookingCalls.withdrawLinks, at, { token: customer }),
    () => server.call(bookingCalls.withdrawOfficeLinks, at, { token: desk }),
  ];
  for (const end of ways) {
    server.setNow(new Date(now.getTime() + 1000));
    const { data: link } = await share(ana.id);
    server.setNow(now);
    expect((await end()).code).toBe(200);
    expect(await open(link.token)).toMatchObject(over);
  }
});

test('somebody else’s ticket is neither shared nor withdrawn', async () => {
  const { ana } = await bought();
  const { data: link } = await share(ana.id);
  for (const answer of [await share(ana.id, stranger), await withdraw(ana.id, stranger)])
    expect(answer).toMatchObject({ status: 404, reason: 'record.missing' });
  expect((await open(link.token)).code).toBe(200);
});

test('it ends with a refund of the ticket, and with the sailing; neither can be shared again', async () => {
  const { order, ana, ben } = await bought();
  const [{ data: ofAna }, { data: ofBen }] = [await share(ana.id), await share(ben.id)];
  const ticketIds = [ana.id];
  const asked = { params: { id: order.id }, body: { ticketIds } };
  const { data: quote } = await server.call(bookingCalls.quoteRefund, asked, { token: customer });
  const body = { key: randomUUID(), ticketIds, shownBackSen: quote.backSen };
  const refund = await server.call(
    bookingCalls.refundOrder,
    { params: { id: order.id }, body },
    { token: customer },
  );
  expect(refund.code).toBe(200);
  expect(await open(ofAna.token)).toMatchObject(over);
  expect((await own(order.id)).ana.sharedAt).toBeNull();
  expect(await share(ana.id)).toMatchObject({ status: 409, reason: 'ticket.noShare' });
  expect((await open(ofBen.token)).code).toBe(200);

  server.setNow(new Date(order.sailing.returnsAt));
  expect(await open(ofBen.token)).toMatchObject(over);
  expect(await share(ben.id)).toMatchObject({ status: 409, reason: 'ticket.noShare' });
});

test('links that lead nowhere run out; a good one does not count', async () => {
  const { ana } = await bought();
  const { data: link } = await share(ana.id);
  for (let opened = 0; opened < 35; opened++) expect((await open(link.token)).code).toBe(200);
  let wrong = 0;
  while (wrong < 35 && (await open(`nowhere-${wrong}`)).status === 404) wrong += 1;
  expect(wrong).toBeLessThan(31);
  expect(await open('nowhere')).toMatchObject({ status: 429, reason: 'request.tooMany' });
});
