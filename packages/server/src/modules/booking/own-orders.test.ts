import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  buy,
  cabinLine,
  firstOrder,
  makeSailing,
  newCustomer,
  passLine,
  type SmallSailing,
  somebody,
} from '../../../test/booking.ts';
import { catalogueMaker } from '../../../test/catalogue.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { lock } from '../../platform/database/locks.ts';
import { forgetDocuments } from './forget-documents.ts';

const now = new Date('2026-11-15T04:00:00Z');
let server: TestServer;
let customer: string;
let stranger: string;
let desk: string;
let sailing: SmallSailing;
let day = 0;

beforeAll(async () => {
  server = await startTestServer();
  server.setNow(now);
  customer = await server.login('customer');
  desk = await server.login('frontdesk');
  stranger = await newCustomer(server, 'stranger');
  sailing = await makeSailing(server, { date: '2026-12-01' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.setNow(now);
  day += 1;
  const make = catalogueMaker(server, await server.login('editor'));
  const date = new Date(Date.UTC(2027, 0, day)).toISOString().slice(0, 10);
  sailing = { ...sailing, sailingId: await make.sailing(sailing.shipId, sailing.routeId, date) };
});

const book = async (people = 1) =>
  firstOrder(
    await buy(server, customer, [
      passLine(
        sailing,
        Array.from({ length: people }, () => somebody()),
      ),
    ]),
  );
const pay = (id: number) =>
  server.call(bookingCalls.confirmPaid, { params: { id }, body: { method: 'cash' } }, { token: desk });

describe('my orders', () => {
  test('stand in groups, newest first; a group whose orders differ is mixed', async () => {
    const token = await newCustomer(server, `groups${day}`);
    const single = await buy(server, token, [passLine(sailing)]);
    const pair = await buy(server, token, [passLine(sailing), cabinLine(sailing)]);
    await pay(firstOrder(pair).id);
    const page = async (status?: 'unpaid' | 'paid' | 'canceled') =>
      (await server.call(bookingCalls.pageMyOrders, { body: { filter: { status } } }, { token })).data;
    const all = await page();
    expect(all.total).toBe(2);
    expect(all.records.map(({ groupNo, status, orders }) => [groupNo, status, orders.length])).toEqual([
      [pair.groupNo, 'mixed', 2],
      [single.groupNo, 'unpaid', 1],
    ]);
    expect((await page('paid')).records.map(({ groupNo, orders }) => [groupNo, orders.length])).toEqual([
      [pair.groupNo, 1],
    ]);
    expect(await page('canceled')).toMatchObject({ records: [], total: 0, now: now.toISOString() });
  });

  test('stand where the newest of their group does, on every page, in any status', async () => {
    const token = await newCustomer(server, `pages${day}`);
    const ids: number[] = [];
    for (let index = 0; index < 9; index++)
      ids.push(firstOrder(await buy(server, token, [passLine(sailing)])).id);
    // Bought together, and yet apart: lines of one wish whose second was entered after another wish.
    for (const [index, id] of ids.entries())
      await sql(server.databaseUrl, 'update orders set group_no = $2 where id = $1', [
        id,
        `G${day}-${[0, 1, 0, 2, 1, 3, 2, 3, 0][index]}`,
      ]);
    for (const id of [ids[1], ids[2], ids[7]]) await pay(id ?? 0);
    const rows = await sql<{ group_no: string; status: string }>(
      server.databaseUrl,
      'select group_no, status from orders where id = any ($1) order by id desc',
      [ids],
    );
    for (const status of [undefined, 'unpaid', 'paid', 'refunded'] as const) {
      const matching = rows.filter((row) => status === undefined || row.status === status);
      const expected = [...new Set(matching.map((row) => row.group_no))];
      for (const size of [1, 3]) {
        const found: string[] = [];
        for (let page = 1; page <= 5; page++) {
          const body = { page, size, filter: { status } };
          const { data } = await server.call(bookingCalls.pageMyOrders, { body }, { token });
          expect(data.total).toBe(expected.length);
          found.push(...data.records.map(({ groupNo }) => groupNo));
        }
        expect(found).toEqual(expected);
      }
    }
  });

  test('with a trip to come stand by the next of their trips, page by page; all others newest first', async () => {
    const token = await newCustomer(server, `trips${day}`);
    const make = catalogueMaker(server, await server.login('editor'));
    const on = async (date: string) => ({
      ...sailing,
      sailingId: await make.sailing(sailing.shipId, sailing.routeId, date),
    });
    const [over, soon, late] = [await on('2026-11-17'), await on('2026-11-22'), await on('2026-11-27')];
    const last = await buy(server, token, [passLine(late)]);
    const pair = await buy(server, token, [passLine(over), passLine(soon)]);
    const gone = await buy(server, token, [passLine(soon)]);
    const past = await buy(server, token, [passLine(over)]);
    for (const answer of [last, pair, past])
      for (const line of answer.lines) await pay(line.ok ? line.order.id : 0);
    await server.call(bookingCalls.cancelMyOrders, { body: { ids: [firstOrder(gone).id] } }, { token });
    server.setNow(new Date('2026-11-19T00:00:00Z'));
    const pages = async (trips: 'coming' | 'past') => {
      const found: string[] = [];
      for (const page of [1, 2, 3]) {
        const body = { page, size: 1, filter: { trips } };
        const { data } = await server.call(bookingCalls.pageMyOrders, { body }, { token });
        expect(data.total).toBe(2);
        found.push(...data.records.map(({ groupNo }) => groupNo));
      }
      return found;
    };
    expect(await pages('coming')).toEqual([pair.groupNo, last.groupNo]);
    expect(await pages('past')).toEqual([past.groupNo, gone.groupNo]);
  });

  test('are nobody else’s', async () => {
    const order = await book();
    const answer = await server.call(
      bookingCalls.listMyOrders,
      { body: { ids: [order.id] } },
      { token: stranger },
    );
    expect(answer).toMatchObject({ status: 404, reason: 'record.missing' });
  });
});

describe('looking an order up', () => {
  const lookUp = (orderNo: string, idEnding: string) =>
    server.call(bookingCalls.lookUpOrder, { body: { orderNo, idEnding } });

  test('shows the ticket of the passenger whose document ends so, and the others only as cut names', async () => {
    const order = firstOrder(
      await buy(server, customer, [
        passLine(sailing, [
          somebody({ name: 'Ana', idNumber: 'LOOKUP1111' }),
          somebody({ name: 'Ben', idNumber: 'LOOKUP2222' }),
        ]),
      ]),
    );
    await pay(order.id);
    const { data } = await lookUp(order.orderNo.toLowerCase(), '1111');
    expect(data.order.tickets.map(({ name, code, serial }) => [name, code !== null, serial !== ''])).toEqual([
      ['Ana', true, true],
      ['B***', false, false],
    ]);
    expect(data.order.customerName).toBe('T***');
  });
});

describe('the cart', () => {
  const cart = (token = customer) => server.call(bookingCalls.listCart, {}, { token });
  const put = (line: object, token = customer) =>
    server.call(bookingCalls.saveCartLine, { body: line as never }, { token });

  test('says so when a line was bought while it was being changed', async () => {
    const token = await newCustomer(server, `gone${day}`);
    const [line] = (await put(cabinLine(sailing), token)).data;
    const { db } = server.gangway.platform;
    const { accountId } = await db
      .selectFrom('cartLines')
      .select('accountId')
      .where('id', '=', line?.id ?? 0)
      .executeTakeFirstOrThrow();
    const saving = await inTransaction(db, async (tx) => {
      await lock(tx, 'carts', [accountId]);
      const saved = put({ ...cabinLine(sailing), id: line?.id }, token);
      await vi.waitFor(async () => {
        const waits = await sql(
          server.databaseUrl,
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(waits).toHaveLength(1);
      }, 60_000);
      await tx
        .deleteFrom('cartLines')
        .where('id', '=', line?.id ?? 0)
        .execute();
      return { saved };
    });
    expect(await saving.saved).toMatchObject({ status: 404, reason: 'record.missing' });
  });

  test('keeps lines with what they cost now, changes and removes them, and leaves numbers unshown', async () => {
    const token = await newCustomer(server, `cart${day}`);
    const [line] = (await put(cabinLine(sailing, [somebody({ idNumber: 'CART12345' })]), token)).data;
    expect(line).toMatchObject({
      quote: { state: 'open', totalSen: 50_000 },
      passengers: [{ idEnding: '2345' }],
    });
    expect(JSON.stringify(line)).not.toContain('CART12345');
    const changed = cabinLine(sailing, [{ ...somebody(), idNumber: null, keptFrom: 0 }, somebody()]);
    const after = await put({ ...changed, id: line?.id }, token);
    expect(after.data[0]?.passengers.map((one) => one.idEnding)).toEqual(['2345', expect.any(String)]);
    expect((await put({ ...changed, id: line?.id })).reason).toBe('record.missing');
    const remove = (by: string) =>
      server.call(bookingCalls.deleteCartLine, { params: { id: line?.id ?? 0 } }, { token: by });
    expect((await remove(stranger)).reason).toBe('record.missing');
    expect((await remove(token)).data).toEqual([]);
  });

  test('is bought as a whole; what succeeds leaves it, what fails stays, and sent again it is the same', async () => {
    const token = await newCustomer(server, `checkout${day}`);
    await put(cabinLine(sailing), token);
    const lines = (await put(passLine(sailing), token)).data;
    const key = randomUUID();
    const cartLines = lines.map((line, index) => ({
      id: line.id,
      shownTotalSen: index === 0 ? 1 : line.shownTotalSen,
    }));
    const first = await buy(server, token, [], { key, cartLines });
    expect(first.lines.map((line) => line.ok)).toEqual([false, true]);
    expect((await cart(token)).data.map((line) => line.id)).toEqual([lines[0]?.id]);
    const again = await buy(server, token, [], { key, cartLines });
    expect(again.lines[1]).toMatchObject({ ok: true });
    expect(first.lines[1]).toEqual(again.lines[1]);
    const theirs = await buy(server, customer, [], { cartLines: [{ id: lines[0]?.id, shownTotalSen: 1 }] });
    expect(theirs.lines[0]).toMatchObject({ ok: false, reason: 'record.missing' });
  });

  test('a line of it that is named twice is bought once', async () => {
    const token = await newCustomer(server, `twice${day}`);
    const [line] = (await put(passLine(sailing), token)).data;
    const cartLines = [0, 1].map(() => ({ id: line?.id, shownTotalSen: line?.shownTotalSen }));
    const answer = await buy(server, token, [], { cartLines });
    expect(answer.lines.map(({ ok }) => ok)).toEqual([true]);
  });
});

test('document numbers are removed a set time after the sailing, and not before', async () => {
  const order = await book();
  const numbers = () =>
    sql(
      server.databaseUrl,
      'select id_sealed is null as gone, id_fingerprint, id_ending from tickets where order_id = $1',
      [order.id],
    );
  const sails = new Date(order.sailing.departsAt).getTime();
  server.setNow(new Date(sails + 90 * 86_400_000));
  await forgetDocuments(server.gangway.platform);
  expect(await numbers()).toMatchObject([{ gone: false }]);
  server.setNow(new Date(sails + 91 * 86_400_000));
  await forgetDocuments(server.gangway.platform);
  expect(await numbers()).toMatchObject([
    { gone: true, id_fingerprint: null, id_ending: expect.any(String) as string },
  ]);
});
