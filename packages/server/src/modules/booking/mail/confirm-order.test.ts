import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { readTicketCode, signedPart } from '@gangway/contract/booking/ticket-code.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { systemCalls } from '@gangway/contract/system/calls.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  buy,
  cabinLine,
  firstOrder,
  makeSailing,
  newCustomer,
  passLine,
  type SmallSailing,
  somebody,
} from '../../../../test/booking.ts';
import { type MailServer, startMailServer } from '../../../../test/mail-server.ts';
import { textOf } from '../../../../test/read-mail.ts';
import { readQr } from '../../../../test/read-qr.ts';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { putInOutbox } from '../../../platform/outbox/outbox.ts';
import { findAddress } from './address.query.ts';
import { getSigningKey } from '../../../platform/secrets/signing-keys.ts';

let server: TestServer;
const date = addDays(portDate(new Date()), 51);

let mailServer: MailServer;
let sailing: SmallSailing;
let admin: string;
let customer: string;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({
    env: { SMTP_URL: mailServer.url, PUBLIC_URL: 'https://tickets.example.com' },
  });
  admin = await server.login('admin');
  customer = await server.login('customer');
  sailing = await makeSailing(server, { date });
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});
beforeEach(() => void mailServer.received.splice(0));

async function paid(orderId: number): Promise<void> {
  const body = { method: 'cash' as const };
  const answer = await server.call(
    bookingCalls.confirmPaid,
    { params: { id: orderId }, body },
    { token: admin },
  );
  expect(answer.code).toBe(200);
}

async function received() {
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(1), { timeout: 60_000, interval: 50 });
  const [mail] = mailServer.received;
  if (!mail) throw new Error('no mail');
  return mail;
}

async function outboxIsEmpty(): Promise<void> {
  const waiting = server.gangway.platform.db.selectFrom('outbox').select('topic');
  await vi.waitFor(async () => expect(await waiting.execute()).toEqual([]), { timeout: 60_000 });
}

async function mailsTo(recipient: string) {
  const body = { filter: { keyword: recipient } };
  return (await server.call(systemCalls.pageMails, { body }, { token: admin })).data.records;
}

test('a paid order is confirmed to its account, in both languages, with a QR code for each passenger that is their ticket', async () => {
  const passengers = [
    somebody({ name: 'Tan <b>Mei</b> Ling' }),
    somebody({ name: '陈伟', dueDate: addDays(date, 196) }),
  ];
  const order = firstOrder(await buy(server, customer, [cabinLine(sailing, passengers)]));
  await paid(order.id);

  const mail = await received();
  expect(mail.envelopeTo).toEqual(['customer@gangway.example']);
  const [english = '', chinese = ''] = ['en-GB', 'zh-CN'].map((tag) =>
    new Date(date).toLocaleDateString(tag, { dateStyle: 'long', timeZone: 'UTC' }),
  );
  expect(mail.subject).toBe(`Your tickets / 您的电子船票 · ${english} / ${chinese} · ${order.orderNo}`);
  const own = await server.call(
    bookingCalls.listMyOrders,
    { body: { ids: [order.id] } },
    { token: customer },
  );
  const tickets = own.data.orders[0]?.tickets ?? [];
  expect(tickets).toHaveLength(2);

  const text = textOf(mail, 'text/plain');
  const html = textOf(mail, 'text/html');
  for (const { name, serial } of tickets) {
    expect(text).toContain(`${name}  ${serial.slice(0, 5)}-${serial.slice(5)}`);
    expect(html).toContain(`cid:ticket-${serial}.png`);
  }
  expect(html).toContain('Tan &lt;b&gt;Mei&lt;/b&gt; Ling');
  for (const line of [
    `Order ${order.orderNo} is confirmed`,
    `订单 ${order.orderNo} 已确认`,
    `Sailing: ${english}, day sailing`,
    `Departure: ${date} 09:00`,
    `Boarding opens: ${date} 07:30`,
    `Please arrive by: ${date} 08:15`,
    'Amount paid: RM 500.00',
    '陈伟: please bring the doctor’s certificate',
    'https://tickets.example.com/shipClient/personalOrder',
  ])
    expect(text).toContain(line);
  expect(text + html).not.toMatch(/P0000000\d/);

  const pictures = mail.parts.filter((part) => part.type === 'image/png');
  const codes = await Promise.all(pictures.map((part) => readQr(part.content)));
  expect(codes).toEqual(tickets.map((ticket) => [ticket.code]));
  const { publicKey } = await getSigningKey(
    server.gangway.platform.db,
    server.gangway.platform.secrets,
    'ticket',
  );
  for (const [code = ''] of codes) {
    const read = readTicketCode(code);
    expect(read?.sailingId).toBe(sailing.sailingId);
    const signed = Buffer.from(signedPart(read?.ticketId ?? 0, read?.sailingId ?? 0));
    const signature = Buffer.from(read?.signature ?? '', 'base64url');
    expect(verify(null, signed, createPublicKey(publicKey), signature)).toBe(true);
  }
});

test('the mail says where guests come aboard and when, as the route and the settings have it', async () => {
  const { route, minutes } = await beforeThisTest();
  const order = firstOrder(await buy(server, customer, [cabinLine(sailing)]));
  await paid(order.id);
  const text = textOf(await received(), 'text/plain');
  await route({ terminal: { en: '', zh: '' }, mapUrl: '' });
  await minutes('90');
  for (const line of [
    `Boarding opens: ${date} 07:00`,
    'Terminal: North Quay, Pier 2',
    '登船码头: 北码头',
    'Map: https://maps.example/?q=3.0,101.4',
  ])
    expect(text).toContain(line);

  async function beforeThisTest() {
    const route = async (more: { terminal: { en: string; zh: string }; mapUrl: string }) => {
      const found = (await server.call(sailingsCalls.listRoutes, {}, { token: admin })).data.find(
        ({ id }) => id === sailing.routeId,
      );
      if (!found) throw new Error('no route');
      const { id, fromPort, destination, description, enabled } = found;
      const body = { id, fromPort, destination, description, enabled, imageId: null, ...more };
      expect((await server.call(sailingsCalls.saveRoute, { body }, { token: admin })).code).toBe(200);
    };
    const minutes = async (value: string) => {
      const body = { key: 'boarding.opensMinutes', value };
      expect((await server.call(settingsCalls.updateValueByKey, { body }, { token: admin })).code).toBe(200);
    };
    await route({
      terminal: { en: 'North Quay, Pier 2', zh: '北码头' },
      mapUrl: 'https://maps.example/?q=3.0,101.4',
    });
    await minutes('120');
    return { route, minutes };
  }
});

test('the own order says where its tickets were mailed to, as far as the mail has come; whoever looks it up is not told', async () => {
  const line = passLine(sailing);
  const order = firstOrder(await buy(server, customer, [line]));
  const own = async () => {
    const answer = await server.call(
      bookingCalls.listMyOrders,
      { body: { ids: [order.id] } },
      { token: customer },
    );
    return answer.data.orders[0]?.ticketMail;
  };
  expect(await own()).toBeNull();
  await paid(order.id);
  await received();
  const recipient = 'customer@gangway.example';
  await vi.waitFor(async () => expect(await own()).toEqual({ recipient, state: 'sent' }));
  const { db } = server.gangway.platform;
  const become = (status: 'failed' | 'kept') =>
    db.updateTable('mails').set({ status, sentAt: null }).where('ticketsOf', '=', order.id).execute();
  await become('failed');
  expect(await own()).toEqual({ recipient, state: 'failed' });
  await become('kept');
  expect(await own()).toBeNull();
  await become('failed');
  const idEnding = String(line.passengers[0]?.idNumber).slice(-4);
  const found = await server.call(bookingCalls.lookUpOrder, { body: { orderNo: order.orderNo, idEnding } });
  expect(found.data.order.ticketMail).toBeNull();
});

test('the news of it twice is one mail', async () => {
  const order = firstOrder(await buy(server, customer, [cabinLine(sailing)]));
  await paid(order.id);
  await received();
  const { db } = server.gangway.platform;
  await inTransaction(db, (tx) => putInOutbox(tx, 'order.paid', { orderId: order.id }));
  await outboxIsEmpty();
  expect(mailServer.received).toHaveLength(1);
});

test('who has no address on the account is written to at the first passenger’s', async () => {
  const token = await newCustomer(server, 'without.address');
  const passengers = [somebody(), somebody({ email: 'second@example.com' })];
  const order = firstOrder(await buy(server, token, [passLine(sailing, passengers)]));
  await paid(order.id);
  expect((await received()).envelopeTo).toEqual(['second@example.com']);
});

test('a guest who left is not sent the tickets of those who stay; when all have left, the first is told', async () => {
  const token = await newCustomer(server, 'left.behind');
  const passengers = ['one', 'two'].map((name) => somebody({ email: `${name}@example.com` }));
  const { id } = firstOrder(await buy(server, token, [passLine(sailing, passengers)]));
  await paid(id);
  expect((await received()).envelopeTo).toEqual(['one@example.com']);
  const { db } = server.gangway.platform;
  const tickets = await db
    .selectFrom('tickets')
    .select('id')
    .where('orderId', '=', id)
    .orderBy('position')
    .execute();
  const leave = async (ticketId: number | undefined) => {
    const body = {
      key: randomUUID(),
      ticketIds: [ticketId ?? 0],
      override: { feeSen: 0, reason: 'Ill' },
    };
    const answer = await server.call(
      bookingCalls.refundOfficeOrder,
      { params: { id }, body },
      { token: admin },
    );
    expect(answer.code).toBe(200);
  };
  await leave(tickets[0]?.id);
  expect(await findAddress(db, id)).toBe('two@example.com');
  await leave(tickets[1]?.id);
  expect(await findAddress(db, id)).toBe('one@example.com');
  await outboxIsEmpty();
});

test('a walk-in is told how to look the order up', async () => {
  const body = {
    key: randomUUID(),
    method: 'cash' as const,
    agreed: true as const,
    accountId: null,
    line: passLine(sailing, [somebody({ email: 'walkin@example.com' })]),
  };
  const order = firstOrder((await server.call(bookingCalls.counterSale, { body }, { token: admin })).data);
  if (order.status === 'unpaid') await paid(order.id);
  const mail = await received();
  expect(mail.envelopeTo).toEqual(['walkin@example.com']);
  expect(textOf(mail, 'text/plain')).toContain('https://tickets.example.com/queryOrderInfo');
});

test('an unpaid order, and one nobody gave an address for, are not confirmed', async () => {
  const unpaid = firstOrder(await buy(server, customer, [cabinLine(sailing)]));
  const { db } = server.gangway.platform;
  await inTransaction(db, (tx) => putInOutbox(tx, 'order.paid', { orderId: unpaid.id }));
  const token = await newCustomer(server, 'no.address.at.all');
  await paid(firstOrder(await buy(server, token, [cabinLine(sailing)])).id);
  await outboxIsEmpty();
  expect(mailServer.received).toEqual([]);
  expect(await mailsTo(unpaid.orderNo)).toEqual([]);
});
