import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
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
import { sql } from '../../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { putInOutbox } from '../../../platform/outbox/outbox.ts';

const date = addDays(portDate(new Date()), 51);
let mailServer: MailServer;
let server: TestServer;
let sailing: SmallSailing;
let admin: string;
let customer: string;
let ships = 0;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({
    env: { SMTP_URL: mailServer.url, PUBLIC_URL: 'https://tickets.example.com' },
  });
  admin = await server.login('admin');
  customer = await server.login('customer');
});
beforeEach(async () => {
  sailing = await makeSailing(server, { date, name: `LATE-${(ships += 1)}` });
  mailServer.received.splice(0);
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

async function paid(token: string, line = cabinLine(sailing)) {
  const order = firstOrder(await buy(server, token, [line]));
  const wish = { params: { id: order.id }, body: { method: 'cash' as const } };
  expect((await server.call(bookingCalls.confirmPaid, wish, { token: admin })).code).toBe(200);
  return order;
}

async function save(more: object = {}) {
  const { sailingId: id, shipId, routeId } = sailing;
  const times = { departure: '09:00', returning: '17:00' };
  const body = { id, shipId, routeId, date, slot: 'day' as const, ...times, ...more };
  const answer = await server.call(sailingsCalls.saveSailing, { body }, { token: admin });
  expect(answer.code).toBe(200);
  return answer.data;
}

/** The mails that tell of other times, once all that waits is sent. */
async function told() {
  const waiting = server.gangway.platform.db.selectFrom('outbox').select('topic');
  await vi.waitFor(async () => expect(await waiting.execute()).toEqual([]), { timeout: 60_000 });
  return mailServer.received.filter(({ subject }) => subject.includes('Your sailing has new times'));
}

const spoken = (tag: string) =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

test('who has paid is told of other times, old and new in words and in both languages, once', async () => {
  const order = await paid(customer);
  await save({ departure: '10:30' });
  const mails = await told();
  expect(mails.map((mail) => mail.envelopeTo)).toEqual([['customer@gangway.example']]);
  const [mail] = mails;
  if (!mail) throw new Error('no mail');
  expect(mail.subject).toBe(`Your sailing has new times / 您的航次时间有变 · ${order.orderNo}`);
  const text = textOf(mail, 'text/plain');
  for (const line of [
    `Order ${order.orderNo}: LATE-1`,
    `Departure: ${spoken('en-GB')}, 10:30. It was ${spoken('en-GB')}, 09:00.`,
    `Boarding opens: ${spoken('en-GB')}, 09:00. It was ${spoken('en-GB')}, 07:30.`,
    `Please arrive by: ${spoken('en-GB')}, 09:45. It was ${spoken('en-GB')}, 08:15.`,
    `Return: ${spoken('en-GB')}, 17:00, as before.`,
    `开航：${spoken('zh-CN')} 10:30。原为 ${spoken('zh-CN')} 09:00。`,
    'https://tickets.example.com/shipClient/personalOrder',
  ])
    expect(text).toContain(line);
  expect(text + textOf(mail, 'text/html') + mail.subject).not.toMatch(/\d{4}-\d{2}-\d{2}/);

  await save({ departure: '10:30' });
  await save({ departure: '10:30', capacity: 500, peak: true, salesCloseMinutes: 60 });
  expect(await told()).toHaveLength(1);
  await save({ departure: '10:30', returning: '18:00' });
  expect(await told()).toHaveLength(2);
});

test('the same news delivered twice is one mail', async () => {
  const { id: orderId } = await paid(customer);
  const before = await server.gangway.platform.db
    .selectFrom('sailings')
    .select(['departsAt', 'returnsAt'])
    .where('id', '=', sailing.sailingId)
    .executeTakeFirstOrThrow();
  const { version, departsAt, returnsAt, updatedAt } = await save({ departure: '08:00' });
  expect(await told()).toHaveLength(1);
  const news = {
    sailingId: sailing.sailingId,
    version,
    before: { departsAt: before.departsAt.toISOString(), returnsAt: before.returnsAt.toISOString() },
    after: { departsAt, returnsAt },
    at: updatedAt,
  };
  const { db } = server.gangway.platform;
  await inTransaction(db, async (tx) => {
    await putInOutbox(tx, 'sailing.retimed', news);
    await putInOutbox(tx, 'order.retimed', { ...news, orderId });
  });
  expect(await told()).toHaveLength(1);
});

test('who holds an order is told as well; who has given it back, and who booked the new times is not', async () => {
  const unpaid = await newCustomer(server, 'not.paid');
  firstOrder(await buy(server, unpaid, [passLine(sailing, [somebody({ email: 'unpaid@example.com' })])]));
  const gone = await newCustomer(server, 'gone.again');
  const { id } = await paid(gone, passLine(sailing, [somebody({ email: 'gone@example.com' })]));
  const params = { id };
  const owner = { token: gone };
  const { data } = await server.call(bookingCalls.listMyOrders, { body: { ids: [id] } }, owner);
  const ticketIds = (data.orders[0]?.tickets ?? []).map((ticket) => ticket.id);
  const quote = await server.call(bookingCalls.quoteRefund, { params, body: { ticketIds } }, owner);
  const key = '00000000-0000-4000-8000-000000000001';
  const body = { key, ticketIds, shownBackSen: quote.data.backSen };
  expect((await server.call(bookingCalls.refundOrder, { params, body }, owner)).code).toBe(200);

  const { version, departsAt, returnsAt, updatedAt } = await save({ departure: '11:00' });
  const late = await newCustomer(server, 'books.later');
  await paid(late, passLine(sailing, [somebody({ email: 'later@example.com' })]));
  // Delivered late: by now somebody has booked, who has seen no other times.
  await inTransaction(server.gangway.platform.db, (tx) =>
    putInOutbox(tx, 'sailing.retimed', {
      sailingId: sailing.sailingId,
      version,
      before: { departsAt, returnsAt },
      after: { departsAt, returnsAt },
      at: updatedAt,
    }),
  );
  const mails = await told();
  expect(mails.map((mail) => mail.envelopeTo)).toEqual([['unpaid@example.com']]);
  for (const mail of mails) expect(textOf(mail, 'text/plain')).not.toContain('Your tickets');
});

test('who waits to change to it is told as well, and hears nothing of tickets they have for another day', async () => {
  const order = await paid(customer);
  const from = sailing.sailingId;
  sailing = await makeSailing(server, { date: addDays(date, 1), name: `LATER-${(ships += 1)}` });
  const { db, clock } = server.gangway.platform;
  const at = clock();
  const sums = { worthSen: 1, newTotalSen: 1, feeSen: 0, dueSen: 1, keptPercent: 0 };
  await db
    .insertInto('orderChanges')
    .values({
      orderId: order.id,
      key: '00000000-0000-4000-8000-000000000002',
      fromSailingId: from,
      sailingId: sailing.sailingId,
      edition: 0,
      people: 1,
      ...sums,
      nonRefundable: false,
      peak: false,
      status: 'pending',
      by: null,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  await save({ date: addDays(date, 1), departure: '10:15' });
  const mails = await told();
  expect(mails.map((mail) => mail.envelopeTo)).toEqual([['customer@gangway.example']]);
  const text = mails.map((mail) => textOf(mail, 'text/plain')).join('');
  expect(text).toContain(`Order ${order.orderNo}: LATER-${ships}`);
  expect(text).toContain(', 10:15. It was ');
  expect(text).not.toContain('Your tickets');
});

test('who books while the new times are being saved has seen the old ones, and gets no place for them', async () => {
  const { db } = server.gangway.platform;
  const { sailingId } = sailing;
  const waiting = (count: number) =>
    vi.waitFor(async () => {
      const rows = await sql(
        server.databaseUrl,
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      expect(rows).toHaveLength(count);
    }, 60_000);
  await db.insertInto('sailingPeople').values({ sailingId, peopleTaken: 0 }).execute();
  const { saving, buying } = await inTransaction(db, async (tx) => {
    // Whoever waits for a row gets it in turn, as long as nobody writes it: of a new version of it whoever is quicker is first.
    await tx.selectFrom('sailingPeople').where('sailingId', '=', sailingId).forUpdate().execute();
    const saving = save({ departure: '10:30' });
    await waiting(1);
    const buying = buy(server, customer, [cabinLine(sailing)]);
    await waiting(2);
    return { saving, buying };
  });
  await saving;
  expect((await buying).lines).toMatchObject([{ ok: false, reason: 'record.changed' }]);
  expect(await told()).toEqual([]);
});

test('what waited for the mail server does not arrive with times that no longer hold', async () => {
  mailServer.refuseWith(451);
  await paid(customer);
  /** Until the tickets and the news of other times were refused with these times in them. */
  const refused = (time: string, kinds: readonly string[]) =>
    vi.waitFor(
      async () => {
        const mails = await server.gangway.platform.db
          .selectFrom('mails')
          .select('about')
          .where('status', '=', 'waiting')
          .where('error', '<>', '')
          .where('textBody', 'like', `%Departure: %${time}%`)
          .execute();
        expect(mails.map(({ about }) => about.replace(/ .*/, '')).toSorted()).toEqual(kinds);
      },
      { timeout: 60_000 },
    );
  await refused('09:00', ['order.paid']);
  await save({ departure: '09:20' });
  await refused('09:20', ['order.paid', 'sailing.retimed']);
  await save({ departure: '09:45' });
  await refused('09:45', ['order.paid', 'sailing.retimed']);
  mailServer.refuseWith(null);
  expect(await told()).toHaveLength(1);
  const texts = mailServer.received.map((mail) => textOf(mail, 'text/plain'));
  expect(texts).toHaveLength(2);
  for (const text of texts) expect(text).toMatch(/Departure: .*09:45/);
});

test('nobody is told of the times of a sailing that has left, or is cancelled', async () => {
  const { id: orderId } = await paid(customer);
  const { version, departsAt, returnsAt, updatedAt } = await save();
  const leaves = (at: string) => `departs_at = ${at}, sales_close_at = ${at}`;
  for (const past of [
    leaves(`now() - interval '1 minute'`),
    `${leaves(`'${departsAt}'`)}, status = 'cancelled'`,
  ]) {
    const { sailingId } = sailing;
    const [now] = await sql<{ departs_at: Date }>(
      server.databaseUrl,
      `update sailings set ${past} where id = $1 returning departs_at`,
      [sailingId],
    );
    if (!now) throw new Error('there is no such sailing');
    const left = now.departs_at.toISOString();
    const [before, after] = [
      { departsAt: returnsAt, returnsAt },
      { departsAt: left, returnsAt },
    ];
    const news = { orderId, sailingId, version, before, after, at: updatedAt };
    await inTransaction(server.gangway.platform.db, (tx) => putInOutbox(tx, 'order.retimed', news));
    expect(await told()).toEqual([]);
  }
});
