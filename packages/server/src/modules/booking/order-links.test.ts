import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { systemCalls } from '@gangway/contract/system/calls.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buy, firstOrder, makeSailing, passLine, type SmallSailing } from '../../../test/booking.ts';
import { bookAsGuest } from '../../../test/guests.ts';
import { mailsOf, orderLinkIn, untilOutboxIsEmpty } from '../../../test/mailed-links.ts';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { textOf } from '../../../test/read-mail.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { forgetGuests } from './forget-guests.ts';

let server: TestServer;
let mailServer: MailServer;
let sailing: SmallSailing;
let desk: string;
let admin: string;
const date = addDays(portDate(new Date()), 20);

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({
    env: { SMTP_URL: mailServer.url, PUBLIC_URL: 'https://tickets.example.com' },
  });
  desk = await server.login('frontdesk');
  admin = await server.login('admin');
  sailing = await makeSailing(server, { date });
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});
beforeEach(async () => {
  server.setNow(null);
  mailServer.received.splice(0);
  await sql(server.databaseUrl, 'delete from try_counters');
});

let count = 0;

/** An order of somebody without an account, paid, and the link in the mail with its tickets. */
async function bought() {
  count += 1;
  const email = `guest.${count}@example.com`;
  const session = await bookAsGuest(server, { email });
  const order = firstOrder(await buy(server, session, [passLine(sailing)]));
  const paid = { params: { id: order.id }, body: { method: 'cash' as const } };
  await server.call(bookingCalls.confirmPaid, paid, { token: desk });
  await untilOutboxIsEmpty(server);
  const [mail] = mailsOf(mailServer, email);
  return { email, session, order, mail, link: orderLinkIn(mail) };
}

const open = (token: string) => server.call(bookingCalls.openOrderLink, { body: { token } });
const ask = (orderNo: string, email: string) =>
  server.call(bookingCalls.mailOrderLink, { body: { orderNo, email } });
const over = { status: 404, reason: 'order.linkOver' };

test('the mail with the tickets has a link that opens the order again and again, and buys nothing new', async () => {
  const { order, link } = await bought();
  const { data: opened } = await open(link);
  expect(opened.orderId).toBe(order.id);
  const { data: again } = await open(link);
  const body = { ids: [order.id] };
  const own = await server.call(bookingCalls.listMyOrders, { body }, { token: again.token });
  expect(own.data.orders[0]?.tickets[0]?.code).toBeTruthy();
  await expect(buy(server, again.token, [passLine(sailing)])).rejects.toThrow(/sign in/i);
  const { data: quote } = await server.call(
    bookingCalls.quoteRefund,
    { params: { id: order.id }, body: { ticketIds: own.data.orders[0]?.tickets.map(({ id }) => id) ?? [] } },
    { token: again.token },
  );
  expect(quote).toMatchObject({ backSen: expect.any(Number) });
});

test('the mail says what its link is for, and where the one is asked for that changes things', async () => {
  const { mail } = await bought();
  const text = mail && textOf(mail, 'text/plain');
  expect(text).toContain('Open your booking to see it and to show or print its tickets. Keep this link');
  expect(text).toMatch(
    /To change or cancel it.* a fresh link .*: https:\/\/tickets\.example\.com\/queryOrderInfo/,
  );
  expect(text).toMatch(/如需改期、取消或注册账户.*：https:\/\/tickets\.example\.com\/queryOrderInfo/);
});

test('the link stands in no table and is seen by nobody in the office; sent again it goes to the same reader', async () => {
  const { email, link } = await bought();
  const tables = await sql(
    server.databaseUrl,
    `select (select string_agg(l::text, ' ') from order_links l) as links,
            (select string_agg(m.text_body || m.html_body || coalesce(m.sealed_link, ''), ' ') from mails m) as mails`,
  );
  expect(JSON.stringify(tables)).not.toContain(link);
  const { data } = await server.call(
    systemCalls.pageMails,
    { body: { filter: { keyword: email } } },
    { token: admin },
  );
  const id = data.records[0]?.id ?? 0;
  await server.call(systemCalls.sendMailAgain, { params: { id } }, { token: admin });
  await untilOutboxIsEmpty(server);
  expect(orderLinkIn(mailsOf(mailServer, email)[1])).toBe(link);
});

test('what staff mail elsewhere holds no link', async () => {
  const { order } = await bought();
  const body = { key: crypto.randomUUID(), email: 'elsewhere@example.com' };
  await server.call(bookingCalls.mailTickets, { params: { id: order.id }, body }, { token: desk });
  await untilOutboxIsEmpty(server);
  const [mail] = mailsOf(mailServer, 'elsewhere@example.com');
  expect(mail && textOf(mail, 'text/plain')).not.toMatch(/#order|‹/);
});

test('it ends two weeks after the sailing, with the guest, and with an account that is made of it', async () => {
  const { link, session } = await bought();
  server.setNow(new Date(`${addDays(date, 13)}T00:00:00Z`));
  expect((await open(link)).code).toBe(200);
  server.setNow(new Date(`${addDays(date, 17)}T00:00:00Z`));
  expect(await open(link)).toMatchObject(over);
  server.setNow(null);
  const { data: other } = await open(link);
  const body = {
    username: `holder.${count}`,
    password: 'Harbour-1',
    confirmPassword: 'Harbour-1',
    realName: 'Holder',
    birthDate: '1990-01-01',
  };
  expect((await server.call(customersCalls.makeAccount, { body }, { token: session })).code).toBe(200);
  expect(await open(link)).toMatchObject(over);
  const closed = await server.call(
    bookingCalls.pageMyOrders,
    { body: { filter: {} } },
    { token: other.token },
  );
  expect(closed.code).toBe(506);
});

test('the link of a ticket looks at what was bought with it; one that was asked for changes it too', async () => {
  const { email, session, order, link } = await bought();
  const other = firstOrder(await buy(server, session, [passLine(sailing)]));
  const { data: byTicket } = await open(link);
  const ids = async (token: string) =>
    (await server.call(bookingCalls.pageMyOrders, { body: { filter: {} } }, { token })).data.records
      .flatMap(({ orders }) => orders)
      .map(({ id }) => id);
  expect(await ids(session)).toEqual([other.id, order.id]);
  expect(await ids(byTicket.token)).toEqual([order.id]);
  const look = { body: { ids: [other.id] } };
  expect(await server.call(bookingCalls.listMyOrders, look, { token: byTicket.token })).toMatchObject({
    reason: 'record.missing',
  });
  expect((await server.call(bookingCalls.cancelMyOrders, look, { token: byTicket.token })).code).toBe(404);

  const { data: own } = await server.call(
    bookingCalls.listMyOrders,
    { body: { ids: [order.id] } },
    { token: session },
  );
  const wish = {
    key: crypto.randomUUID(),
    ticketIds: own.orders[0]?.tickets.map(({ id }) => id) ?? [],
    shownBackSen: 0,
  };
  const refund = (token: string) =>
    server.call(bookingCalls.refundOrder, { params: { id: order.id }, body: wish }, { token });
  expect(await refund(byTicket.token)).toMatchObject({ status: 403, reason: 'session.askLink' });
  const account = {
    username: `taker.${count}`,
    password: 'Harbour-1',
    confirmPassword: 'Harbour-1',
    realName: 'Taker',
    birthDate: '1990-01-01',
  };
  const take = (token: string) => server.call(customersCalls.makeAccount, { body: account }, { token });
  expect(await take(byTicket.token)).toMatchObject({ status: 403, reason: 'session.askLink' });
  expect((await server.call(identityCalls.listSessions, {}, { token: byTicket.token })).code).toBe(403);

  mailServer.received.splice(0);
  await ask(order.orderNo, email);
  await untilOutboxIsEmpty(server);
  const asked = orderLinkIn(mailServer.received[0]);
  const { data: byWish } = await open(asked);
  expect((await refund(byWish.token)).reason).not.toBe('session.askLink');
  // Kept and opened later it is like any other.
  server.setNow(new Date(Date.now() + 31 * 60_000));
  const { data: late } = await open(asked);
  expect(await take(late.token)).toMatchObject({ reason: 'session.askLink' });
  server.setNow(null);
  expect((await take(byWish.token)).code).toBe(200);
});

test('wrong links get one answer and are counted', async () => {
  for (let index = 0; index < 30; index += 1) expect(await open(`wrong-${index}`)).toMatchObject(over);
  expect((await open('wrong-31')).reason).toBe('request.tooMany');
});

test('a link is asked for by number and address; whether there is such an order is not said', async () => {
  const { email, order } = await bought();
  mailServer.received.splice(0);
  const registered = firstOrder(await buy(server, await server.login('customer'), [passLine(sailing)]));
  const answers = [
    await ask(order.orderNo.toLowerCase(), email.toUpperCase()),
    await ask(order.orderNo, 'other@example.com'),
    await ask('GW0', email),
    await ask(registered.orderNo, 'customer@example.com'),
  ];
  expect(new Set(answers.map(({ status, data }) => JSON.stringify({ status, data })))).toHaveLength(1);
  await untilOutboxIsEmpty(server);
  expect(mailServer.received.map(({ envelopeTo }) => envelopeTo)).toEqual([[email]]);
  const { data } = await open(orderLinkIn(mailServer.received[0]));
  expect(data.orderId).toBe(order.id);
  // Nobody's letter box is filled.
  for (let index = 0; index < 4; index += 1) await ask(order.orderNo, email);
  expect((await ask(order.orderNo, email)).reason).toBe('request.tooMany');
});

test('a guest who booked nothing is forgotten after a week, one who did is not', async () => {
  const { session } = await bought();
  const idle = await bookAsGuest(server);
  server.setNow(new Date(Date.now() + 8 * 86_400_000));
  expect(await forgetGuests(server.gangway.platform)).toBeGreaterThan(0);
  server.setNow(null);
  const state = async (token: string) =>
    (await server.call(bookingCalls.pageMyOrders, { body: { filter: {} } }, { token })).code;
  expect(await state(idle)).toBe(1401);
  expect(await state(session)).toBe(200);
});
